/** The product's mark alone. */
export function BrandMark() {
  return (
    <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <path
        d="M8 25V11.5L16 7l8 4.5V25M12.5 25V14.5L16 12.5l3.5 2V25"
        fill="none"
        stroke="var(--surface-card)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
