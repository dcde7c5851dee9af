import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { fontFile } from '../../src/pdf/text/fonts.ts'

const chineseLines = [
  '周文静',
  '采购经理  电话 021-5555-0123',
  '工作经历',
  '二〇一九年三月至今 上海远航国际贸易有限公司 采购经理',
  '负责供应商的选择与合同谈判，带领八人团队',
  '二〇一五年七月至二〇一九年二月 苏州永泰机械制造厂 采购专员',
  '教育背景',
  '南京农业大学 国际经济与贸易专业 本科毕业',
]

/** A page as a scanner gives it: an image without text. */
export function drawChineseScan(): Buffer {
  const canvas = createCanvas(1240, 900)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  GlobalFonts.register(fontFile('chinese', 'regular'), 'Chinese')
  context.fillStyle = 'black'
  context.font = '36px Chinese'
  for (const [at, line] of chineseLines.entries()) context.fillText(line, 90, 110 + at * 80)
  return canvas.toBuffer('image/png')
}
