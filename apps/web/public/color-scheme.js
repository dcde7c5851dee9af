// Runs before the first paint: a page that turns dark after it was drawn light is seen as a flash.
;(() => {
  let mode = 'system'
  try {
    mode = localStorage.getItem('theme') || 'system'
  } catch {}
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const scheme = dark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  document.documentElement.classList.add(scheme)
})()
