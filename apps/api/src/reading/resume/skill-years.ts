const unit = 'y|yrs?|years?|jahren?|j\\.|ans?|años?|anos?|anni|anno|jaar|lata?|lat|år|yıl|лет|года?|年'
const years = new RegExp(
  `(?<=[\\p{L}\\p{N}+#.)])[\\s(\\[–—:-]+\\d{1,2}(?:[.,]\\d)?\\s?\\+?\\s?(?:${unit})(?![\\p{L}])\\.?(?:\\s+(?:of\\s+)?(?:experience|exp))?(?!\\s+(?:of|in|with|as|and|on|at|to)\\s)[)\\]]?`,
  'giu',
)

/** A line of skills with the years behind each ('Kafka 6y', 'Java (8 years)') in place of which bullets part them; as long as before. */
export const maskYears = (text: string): string => text.replace(years, (found) => '•'.repeat(found.length))
