import type { Language } from './language.ts'

export const nl: Language = {
  code: 'nl',
  headings: {
    experience: `werkervaring|ervaring|loopbaan|arbeidsverleden|professionele ervaring|relevante werkervaring|arbeidservaring|beroepservaring|
      carrière|stages|stage|functies|werkverleden|relevante ervaring|
      werk|werkervaringen|eerdere functies|werkgevers|beroepsloopbaan|professionele loopbaan|betaald werk`,
    education: `opleiding|opleidingen|studie|studies|scholing|onderwijs|opleiding en training|opleidingen en cursussen|vooropleiding|opleiding en cursussen|academische opleiding|
      opleidingen en diploma’s|schoolopleiding|opleidingen en trainingen|schoolloopbaan|studies en opleidingen|onderwijs en opleiding|genoten opleidingen`,
    skills: `vaardigheden|competenties|kennis|kennis en vaardigheden|technische vaardigheden|computervaardigheden|kerncompetenties|expertise|
      vaardigheden en competenties|it-kennis|computerkennis|kwaliteiten|gereedschappen|technologieën|software|sterke punten|overige vaardigheden|
      vaardigheden en kennis|eigenschappen|sterke kanten|sleutelcompetenties`,
    summary: `profiel|over mij|samenvatting|persoonlijk profiel|profielschets|doel|introductie|wie ben ik|persoonlijke profielschets|even voorstellen`,
    languages: `talen|talenkennis|taalvaardigheden|taalvaardigheid`,
    certifications: `certificaten|certificeringen|diploma's en certificaten|diploma's|certificaten en cursussen|cursussen en certificaten|certificaten en diploma's|
      diploma's en rijbewijs|diploma's en certificaten en rijbewijs|cursussen|trainingen|bijscholing|rijbewijs en certificaten|cursussen en trainingen|certificaten en rijbewijs|rijbewijs`,
    projects: `projecten|projectervaring`,
    contact: `contactgegevens|personalia|persoonlijke gegevens|contact|persoonsgegevens|persoonlijke informatie|mijn gegevens`,
    other: `interesses|hobby's|hobby's en interesses|referenties|vrijwilligerswerk|nevenactiviteiten|publicaties|prijzen|
      overig|overige|trainingen en cursussen|vrije tijd|overige informatie|vrijetijdsbesteding|hobby’s en vrije tijd`,
  },
  months: 'jan=1|feb=2|febr=2|mrt=3|apr=4|mei=5|jun=6|jul=7|aug=8|sep=9|sept=9|okt=10|nov=11|dec=12',
  present: 'heden|nu|huidig|tot heden|tegenwoordig|lopend',
  until: 'tot|t/m|tot en met',
  since: 'sinds|vanaf',
  degrees: `bachelor|master|doctor|diploma|mbo|hbo|vwo|havo|vmbo|mavo|propedeuse|wo |certificaat|gymnasiumdiploma|verpleegkunde|opleiding tot|meester|doctoraal|ingenieur`,
  schools: `universiteit|hogeschool|roc |school|college|lyceum|gymnasium|academie|instituut|tu |mavo|scholengemeenschap|graafschap|albeda|mboraad|erasmus|fontys|saxion|avans|vrije universiteit|vu |uva`,
  roles: `medewerker|medewerkster|adviseur|adviseuse|ontwikkelaar|manager|leidinggevende|verpleegkundige|docent|docente|leraar|lerares|directeur|
    beheerder|begeleider|begeleidster|teamleider|projectleider|stagiair|stagiaire|monteur|chauffeur|kok|ober|verkoper|verkoopster|boekhouder|
    administrateur|secretaresse|receptionist|receptioniste|onderzoeker|ontwerper|architect|arts|apotheker|jurist|advocaat|journalist|redacteur|
    vrijwilliger|hoofd|afdelingshoofd|verzorgende|verzorger|planner|inkoper|magazijnmedewerker|orderpicker|elektricien|timmerman|lasser|schilder|
    specialist|coördinator|voorman|uitvoerder|werkvoorbereider|assistent|assistente|voorzitter|eigenaar|consulent|controleur|
      leerling-timmerman|vrachtwagenchauffeur|wijkverpleegkundige|kapper|kapster|loodgieter|metselaar|kassamedewerker|apothekersassistent|doktersassistent|onderwijsassistent`,
  roleEndings: `medewerker|medewerkster|adviseur|ontwikkelaar|verpleegkundige|docent|leider|leidster|beheerder|begeleider|monteur|chauffeur|verkoper|
    manager|ingenieur|specialist|assistent|assistente|hoofd|kundige|meester|bouwer|tekenaar|planner|coördinator|adviseuse|werker|werkster`,
  organisations: `bv|b v|nv|n v|vof|stichting|gemeente|ziekenhuis|groep|bank|umc|ministerie|provincie|vereniging|bureau|bedrijf|zorggroep|waterschap|universiteit|verzekeringen|thuiszorg`,
  levels: 'moedertaal|vloeiend|goed|redelijk|basis|uitstekend|moedertaalspreker|gevorderd|zeer goed|matig',
  particles: `van|de|der|den|het|'t|ter|ten|te|op`,
}
