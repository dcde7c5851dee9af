/** What a section of a resume is about. */
export type SectionKind =
  | 'experience'
  | 'education'
  | 'skills'
  | 'summary'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'contact'
  | 'links'
  | 'other'

// Words are written without accents: headings are compared so. English, Spanish, French, German, Portuguese, Italian, Dutch.
const words: Record<SectionKind, string> = {
  experience: `experience|work experience|professional experience|employment|employment history|employment experience|work history|
    career history|career experience|relevant experience|relevant work experience|related experience|professional background|
    professional history|work|jobs|positions held|industry experience|consulting experience|internship|internships|
    internship experience|military experience|teaching experience|research experience|experience summary|work summary|
    experiencia|experiencia laboral|experiencia profesional|experience professionnelle|experiences professionnelles|experiences|
    parcours professionnel|berufserfahrung|beruflicher werdegang|werdegang|experiencia profissional|esperienza|
    esperienze professionali|esperienza lavorativa|esperienza professionale|werkervaring|ervaring`,
  education: `education|academic background|academic history|academic qualifications|educational background|educational qualifications|
    education and training|education & training|education and certifications|education & certifications|academics|studies|degrees|
    academic credentials|education and credentials|educacion|formacion|formacion academica|formation|formations|etudes|diplomes|
    ausbildung|bildung|studium|akademische ausbildung|formacao|formacao academica|educacao|istruzione|formazione|opleiding|opleidingen`,
  skills: `skills|technical skills|key skills|core skills|soft skills|hard skills|professional skills|skill set|skillset|skills summary|
    skill highlights|skills and abilities|skills & abilities|skills and expertise|skills & expertise|skills and competencies|
    skills and tools|skills & tools|skills and technologies|core competencies|competencies|key competencies|areas of expertise|
    expertise|technical expertise|technical proficiencies|technical proficiency|technical competencies|technologies|tools|
    tools and technologies|tools & technologies|tech stack|technology|technical summary|computer skills|software|software skills|
    programming languages|interpersonal skills|personal skills|additional skills|other skills|strengths|key strengths|
    specialties|specialities|proficiencies|top skills|skills & awards|skills and awards|it skills|technical knowledge|
    qualifications and skills|areas of strength|habilidades|habilidades tecnicas|aptitudes|competencias|conocimientos|competences|
    competences techniques|kenntnisse|fahigkeiten|fertigkeiten|it kenntnisse|edv kenntnisse|habilidades e competencias|
    competenze|competenze tecniche|capacita|vaardigheden`,
  summary: `summary|professional summary|executive summary|career summary|profile|professional profile|career profile|personal profile|
    executive profile|about|about me|objective|career objective|job objective|professional objective|career focus|career overview|
    professional overview|overview|personal statement|professional statement|summary of qualifications|introduction|bio|
    perfil|perfil profesional|resumen|sobre mi|profil|profil professionnel|a propos|kurzprofil|uber mich|resumo|profilo|
    profiel|over mij|highlights|qualifications summary`,
  languages: `languages|language|language skills|spoken languages|languages spoken|idiomas|langues|sprachen|sprachkenntnisse|linguas|
    lingue|talen`,
  certifications: `certifications|certification|certificates|certificate|licenses|licences|licenses and certifications|
    licenses & certifications|certifications and licenses|certifications & licenses|certifications and training|
    professional certifications|certifications & awards|courses and certifications|courses & certifications|accreditations|
    credentials|certificaciones|certificados|certificats|zertifikate|zertifizierungen|certificacoes|certificazioni|certificaten`,
  projects: `projects|personal projects|key projects|selected projects|academic projects|side projects|notable projects|
    open source|open source projects|project experience|portfolio|proyectos|projets|projekte|projetos|progetti|projecten`,
  contact: `contact|contact me|contact info|contact information|contact details|personal details|personal information|personal info|
    personal data|details|get in touch|contacto|datos personales|coordonnees|kontakt|personliche daten|contato|contatti|
    dados pessoais|contactgegevens|personalia`,
  links: `links|social|social links|social media|profiles|online profiles|online|websites|web`,
  other: `interests|hobbies|hobbies and interests|interests & hobbies|references|referees|publications|awards|honors|honours|
    awards and honors|awards & honors|honors & awards|honors and awards|achievements|accomplishments|key achievements|
    selected achievements|volunteer|volunteering|volunteer experience|volunteer work|community service|community involvement|
    activities|extracurricular activities|extra curricular activities|training|courses|coursework|relevant coursework|
    professional development|professional training|workshops|conferences|affiliations|memberships|professional affiliations|
    professional memberships|additional information|additional|other information|miscellaneous|patents|presentations|research|
    speaking|leadership|leadership experience|declaration|availability|visa status|work authorization|work permit|clearance|
    security clearance|military service|qualifications|core qualifications|key qualifications|nationality|intereses|referencias|
    centres d'interet|loisirs|interessen|interesses|interessi|hobby|voluntariado|benevolat|ehrenamt|logros|premios|
    interests and activities|personality|qualities|core values`,
}

const kinds = new Map<string, SectionKind>(
  (Object.entries(words) as [SectionKind, string][]).flatMap(([kind, names]) =>
    names.split('|').map((name): [string, SectionKind] => [name.trim().replace(/\s+/g, ' '), kind]),
  ),
)
// 'E D U C AT I O N' comes as pieces: without its blanks it is one again.
const closed = new Map([...kinds].map(([name, kind]) => [name.replaceAll(' ', ''), kind]))

const headingCharsMax = 42

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
    .replace(/\s*[/,]\s*/g, ' and ')
    .replace(/\s+/g, ' ')

/** The kind that a line announces, or undefined if it is no heading. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > headingCharsMax || /[.@]|\d{3}/.test(text.trim().replace(/[.:]$/, ''))) return undefined
  const name = plain(text)
  const known = kinds.get(name)
  if (known) return known
  // A heading of which letters stand apart; a text of ordinary words is left alone.
  const isSpaced = /(?:^|\s)\S(?:\s\S{1,2}){2,}/u.test(text.trim())
  const isShouted = /^\p{Lu}{8,}$/u.test(text.trim())
  return isSpaced || isShouted ? closed.get(name.replaceAll(' ', '')) : undefined
}

/** `Technical Skills: Java, SQL` announces skills on the line that holds them; `rest` is where they begin. */
export function inlineHeading(text: string): { kind: SectionKind; rest: number } | undefined {
  const colon = /^([^:\t]{3,40})(?::\s*|\t)(?=\S)/.exec(text)
  const kind = colon?.[1] && headingKind(colon[1])
  return colon && kind ? { kind, rest: colon[0].length } : undefined
}
