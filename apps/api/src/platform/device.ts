const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Macintosh/, 'macOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** The family of a browser and its system, as people tell their devices apart: 'Firefox, Windows'. Empty if neither is known. */
export const deviceOf = (userAgent: string): string =>
  [browsers, systems].flatMap((known) => known.find(([mark]) => mark.test(userAgent))?.[1] ?? []).join(', ')
