/** The part of a language that comes along with a module of ours which is loaded by itself, as a page or a dialog. */
export const partOf = (module: string) =>
  module
    .replace(/\?.*/, '')
    .replace(/^(.*\/)?src\/(features\/)?/, '')
    .replace(/\.tsx?$/, '')
    .replaceAll('/', '-')
