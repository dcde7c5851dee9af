const words = (list: string) => new Set(list.split(' '))

/** Destinations whose content is no text. */
export const skipped = words(
  'colortbl stylesheet info pict themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl filetbl template bkmkstart bkmkend revtbl fontemb fontfile falt panose sp sn sv nonshppict pntext listtext pntxta pntxtb atnid atnauthor annotation comment ftnsep ftnsepc aftnsep aftnsepc wgrffmtfilter mmathPr userprops docvar private',
)

/** Destinations that hold text although a reader may leave them out. */
export const kept = words('shpinst shptxt shp shprslt header footer fldinst fldrslt')

/** Destinations with lines of their own: headers, footers, text boxes. */
export const blocks = words('header headerl headerr headerf footer footerl footerr footerf shptxt footnote')

export const lineEnds = words('par line row sect page column nestrow softline')

export const marks: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
}
