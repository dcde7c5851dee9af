// Mail programs read inline styles alone, and some of them a sheet for dark surroundings; so each colour stands here in both.
const sans = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic','PingFang SC','Microsoft YaHei',sans-serif"
const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace"

/** Inline styles by the part of a letter. */
export const look = {
  page: 'margin:0;padding:0;background:#f7f9fa',
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  outer: 'padding:32px 16px',
  inner: 'max-width:560px',
  brand: `padding:0 0 12px;font:600 16px/24px ${sans};color:#0f667d`,
  card: 'background:#ffffff;border:1px solid #e3e8eb;border-radius:10px;padding:32px 28px 16px',
  title: `margin:0 0 16px;font:600 20px/28px ${sans};color:#1b2329`,
  text: `margin:0 0 16px;font:400 15px/24px ${sans};color:#1b2329`,
  code: `margin:8px 0 24px;padding:16px 8px;background:#eff2f4;border-radius:6px;text-align:center;font:600 32px/40px ${mono};letter-spacing:8px;text-indent:8px;color:#1b2329;-webkit-user-select:all;user-select:all`,
  buttonFrame: 'margin:8px 0 24px',
  button: 'background:#0f667d;border-radius:6px',
  buttonLink: `display:inline-block;padding:12px 20px;font:600 15px/20px ${sans};color:#ffffff;text-decoration:none`,
  small: `margin:0 0 16px;font:400 13px/20px ${sans};color:#5c6a75`,
  link: 'color:#0f667d;word-break:break-all',
  footLink: 'color:#0f667d;text-decoration:underline',
  foot: `padding:16px 0 0;font:400 13px/20px ${sans};color:#5c6a75`,
} as const

/** The same parts in dark surroundings. */
export const darkSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#12171b!important}
.card{background:#181e23!important;border-color:#2e373e!important}
.title,.text,.code{color:#e6ebee!important}
.code{background:#232b31!important}
.brand,.link{color:#76bccc!important}
.small,.foot{color:#a4b0b8!important}
.button{background:#147a94!important}
}`
