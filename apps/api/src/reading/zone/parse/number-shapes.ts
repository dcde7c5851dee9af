/** A form of a state's passport numbers. */
interface Shape {
  form: RegExp
  /** Year since which such numbers are printed, if the source says so. */
  since?: number
  source: string
}

const purview = (state: string) => `learn.microsoft.com/purview/sit-defn-${state}-passport-number`

/**
 * Forms of the numbers of ordinary passports, looked up on 2026-11-30. A state whose form no source says, or of which sources disagree
 * (NPL, NGA, BGD, PHL, KEN, LKA, MEX, LBN), has none: a doubtful sign of its numbers is not repaired.
 */
const shapes: Readonly<Record<string, readonly Shape[]>> = {
  IND: [
    {
      form: /^[A-Z]\d{7}$/,
      source: 'geeksforgeeks.org/how-to-validate-indian-passport-number-using-regular-expression',
    },
    { form: /^[A-Z]{2}\d{6}$/, source: 'malayalam.samayam.com/video-gallery/…/124945351.cms (electronic passports)' },
  ],
  PAK: [{ form: /^[A-Z]{2}\d{7}$/, source: 'pub.dev/documentation/pakdatakit/2.5.1/passport' }],
  VNM: [{ form: /^[A-Z]\d{7}$/, source: 'huongdanlamhochieu.com/so-ho-chieu-la-gi' }],
  CHN: [
    { form: /^[GE]\d{8}$/, source: 'github.com/iskyd/Validator.jl, src/ispassportnumber.jl' },
    { form: /^E[A-HJ-NP-Z]\d{7}$/, source: 'github.com/iskyd/Validator.jl, src/ispassportnumber.jl' },
  ],
  BRA: [{ form: /^[A-Z]{2}\d{6}$/, source: 'github.com/truongprohk2502/js-simple-validate, src/is-passport.ts' }],
  GBR: [{ form: /^\d{9}$/, source: 'criminaljusticehub.org.uk/jargon-buster/passport-number' }],
  USA: [{ form: /^[A-Z0-9]\d{8}$/, source: purview('us-uk') }],
  CAN: [
    { form: /^[A-Z]{2}\d{6}$/, source: purview('canada') },
    {
      form: /^[A-Z]\d{6}[A-Z]{2}$/,
      since: 2023,
      source: 'legalclarity.org/what-is-the-canadian-passport-number-format',
    },
  ],
  AUS: [{ form: /^[A-Z]{1,2}\d{7}$/, source: purview('australia') }],
  D: [{ form: /^[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}$/, source: purview('germany') }],
  FRA: [{ form: /^\d{2}[A-Z]{2}\d{5}$/, source: 'github.com/truongprohk2502/js-simple-validate, src/is-passport.ts' }],
}

/** Whether a number has a form of this state's passports; null if no form is known. */
export const hasShape = (state: string, number: string): boolean | null =>
  shapes[state]?.some(({ form }) => form.test(number)) ?? null
