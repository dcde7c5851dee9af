const byNumber = new Map([
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10000, 'macintosh'],
  [65001, 'utf-8'],
])

const byCharset = new Map([
  [77, 10000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
])

/** The decoder's name for a Windows code page; Western if it is unknown. */
export const codePageOf = (page: number | null): string =>
  byNumber.get(page ?? 0) ?? (page && page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252')

/** The code page that a font's character set stands for, if it stands for one. */
export function codePageOfCharset(charset: number | null): string | undefined {
  const page = byCharset.get(charset ?? 0)
  return page === undefined ? undefined : codePageOf(page)
}

const decoders = new Map<string, InstanceType<typeof TextDecoder>>()

/** A decoder, made once for each encoding. */
export function decoderOf(encoding: string) {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding)
  decoders.set(encoding, decoder)
  return decoder
}
