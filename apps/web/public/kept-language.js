// A public page is drawn on the server in the language of a cookie. A browser that chose another one before there was a cookie, or
// whose address names one, sets both alike before anything is shown.
;(() => {
  const shown = document.documentElement.lang
  try {
    if (/^\/(fr|zh|ar)(\/|$)/.test(location.pathname) || new URLSearchParams(location.search).has('lang'))
      return localStorage.setItem('language', shown)
    const kept = localStorage.getItem('language')
    if (!kept || kept === shown || !['en', 'fr', 'zh', 'ar'].includes(kept)) return
    document.cookie = `language=${kept}; Path=/; Max-Age=31536000; SameSite=Lax`
    // Where cookies are off the page stays as the server drew it.
    if (document.cookie.includes(`language=${kept}`)) location.reload()
  } catch {}
})()
