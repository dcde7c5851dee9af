import type { Language } from './language.ts'

export const sv: Language = {
  code: 'sv',
  headings: {
    experience: `arbetslivserfarenhet|erfarenhet|erfarenheter|arbetserfarenhet|yrkeserfarenhet|anställningar|anställning|arbetsliv|arbetslivserfarenheter|
      tidigare anställningar|yrkesliv|karriär|praktik|uppdrag|
      tidigare arbete|tidigare arbeten|arbetserfarenheter|yrkeserfarenheter|tidigare erfarenhet`,
    education: `utbildning|utbildningar|studier|utbildning och kurser|akademisk utbildning|utbildningsbakgrund|
      examina|examen|skolor|utbildning och examina|utbildningar och kurser|skolgång`,
    skills: `kompetenser|kompetens|färdigheter|kunskaper|tekniska kunskaper|it-kunskaper|nyckelkompetenser|egenskaper|tekniska färdigheter|
      datakunskaper|verktyg|kunskaper och färdigheter|övriga kunskaper|personliga egenskaper|kärnkompetenser|teknisk kompetens|
      kompetenser och färdigheter|yrkeskunskaper|mina kunskaper`,
    summary: `profil|sammanfattning|om mig|presentation|personligt|personlig profil|mål|kort om mig|yrkesprofil|personligt brev|kort presentation`,
    languages: `språk|språkkunskaper|språkfärdigheter`,
    certifications: `certifikat|certifieringar|certifikat och licenser|behörigheter|intyg|licenser|kurser och certifikat|kurser och certifieringar|certifieringar och kurser|
      kurser och körkort|kurser|certifikat och kurser|körkort|körkort och certifikat|meriter|legitimation|intyg och certifikat|kurser och intyg`,
    projects: `projekt|egna projekt|utvalda projekt`,
    contact: `kontakt|kontaktuppgifter|personuppgifter|kontaktinformation|personlig information|uppgifter`,
    other: `intressen|fritidsintressen|referenser|ideellt arbete|ideellt engagemang|publikationer|utmärkelser|övrigt|fritid|priser|förtroendeuppdrag`,
  },
  months: 'jan=1|feb=2|mars=3|apr=4|maj=5|juni=6|juli=7|aug=8|sep=9|sept=9|okt=10|nov=11|dec=12',
  present: 'nuvarande|pågående|nu|idag|tills vidare|i dag|nutid|fortfarande|pågår',
  until: 'till|t o m',
  since: 'sedan|från',
  degrees: `examen|kandidat|civilingenjör|högskoleingenjör|magister|master|masterexamen|kandidatexamen|gymnasieexamen|doktor|doktorsexamen|yrkesexamen|
    sjuksköterskeexamen|legitimation|yrkeshögskoleexamen|licentiat|civilekonom|studentexamen|naturvetenskapsprogrammet|samhällsvetenskapsprogrammet|
    teknikprogrammet|ekonomiprogrammet|omvårdnadsprogrammet|el- och energiprogrammet|programmet`,
  schools: `universitet|högskola|gymnasium|gymnasiet|tekniska högskolan|kth|chalmers|skola|folkhögskola|yrkeshögskola|institut|handelshögskolan|komvux|lärcenter`,
  roles: `utvecklare|ingenjör|konsult|chef|ledare|lärare|sjuksköterska|undersköterska|läkare|säljare|handläggare|samordnare|koordinator|
    projektledare|assistent|ekonom|redovisningsekonom|controller|tekniker|montör|elektriker|svetsare|chaufför|förare|lagerarbetare|kock|servitris|
    servitör|receptionist|sekreterare|administratör|rådgivare|specialist|analytiker|arkitekt|jurist|advokat|journalist|redaktör|forskare|doktorand|
    praktikant|butikssäljare|butikschef|snickare|målare|vårdbiträde|barnskötare|förskollärare|socionom|kurator|handledare|föreståndare|ordförande|
    vd|delägare|grundare|medarbetare|planerare|inköpare|gruppledare|teamledare|fysioterapeut|apotekare|biträde|
      butiksbiträde|lärling|ekonomiassistent|frisör|personlig assistent`,
  roleEndings: `utvecklare|ingenjör|konsult|chef|ledare|lärare|sköterska|läkare|säljare|handläggare|samordnare|tekniker|montör|arbetare|assistent|
    administratör|rådgivare|specialist|analytiker|arkitekt|koordinator|ansvarig|ekonom|mekaniker|förare|planerare|byggare`,
  organisations:
    'ab|hb|kommun|region|sjukhus|landsting|bank|koncernen|myndigheten|stiftelsen|förening|byrå|länsstyrelsen|universitetssjukhus|försäkringar|hemtjänst',
  levels: 'modersmål|flytande|goda kunskaper|mycket god|god|grundläggande|obehindrat|medel|avancerad',
  particles: 'af|av|von|de',
}
