// spec 1 §9: page buttons stand in blocks of five.
const pageButtons = 5

/** The page numbers of the block of five that holds `page`. */
export function pageBlock(page: number, pages: number): number[] {
  const first = Math.floor((page - 1) / pageButtons) * pageButtons + 1
  const count = Math.max(Math.min(pageButtons, pages - first + 1), 0)
  return Array.from({ length: count }, (_, index) => first + index)
}
