import type { Language } from './language.ts'

export const de: Language = {
  code: 'de',
  headings: {
    experience: `berufserfahrung|berufstätigkeit|bisherige tätigkeiten|berufsweg|berufliche praxis|berufserfahrungen|beruflicher werdegang|werdegang|berufspraxis|berufliche erfahrung|berufliche erfahrungen|
      praktische erfahrung|praktische erfahrungen|berufliche stationen|beruflicher hintergrund|berufliche tätigkeit|berufliche tätigkeiten|
      arbeitserfahrung|erfahrung|erfahrungen|praktika|praxiserfahrung|tätigkeiten|berufslaufbahn|laufbahn|beschäftigungsverlauf|
      beruflicher lebenslauf|berufliche laufbahn|karriere|nebentätigkeiten|
      beruflicher verlauf|berufspraktische erfahrung|arbeitsverhältnisse|berufliche entwicklung|arbeitsstationen`,
    education: `ausbildung|bildung|studium|akademische ausbildung|bildungsweg|schulbildung|schulische ausbildung|berufsausbildung|
      hochschulbildung|akademischer werdegang|ausbildung und studium|studium und ausbildung|schule und ausbildung|schulausbildung|
      aus- und weiterbildung|aus und weiterbildung|bildungsgang|schulischer werdegang|hochschulstudium|akademische laufbahn|
      berufliche ausbildung|bildungswerdegang|abschlüsse|ausbildung und abschlüsse|
      schulische und berufliche ausbildung|schul- und berufsausbildung|schule und studium|schulbildung und ausbildung|aus- und fortbildung|akademischer hintergrund|schulischer und beruflicher werdegang|bildungsabschlüsse`,
    skills: `kenntnisse|fähigkeiten|fertigkeiten|it kenntnisse|it-kenntnisse|edv kenntnisse|edv-kenntnisse|kompetenzen|kernkompetenzen|
      fachkenntnisse|kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|fähigkeiten und kompetenzen|besondere kenntnisse|
      technische kenntnisse|technische fähigkeiten|schlüsselqualifikationen|computerkenntnisse|stärken|weitere kenntnisse|
      sonstige kenntnisse|fachliche kompetenzen|soft skills|it skills|programmierkenntnisse|technologien|skills und kenntnisse|
      edv- und fachkenntnisse|edv|sonstige fähigkeiten|fachliche kenntnisse|fachliche qualifikationen|fachkompetenzen|edv- und sprachkenntnisse|persönliche stärken|it-kompetenzen`,
    summary: `profil|kurzprofil|über mich|zusammenfassung|persönliches profil|berufsprofil|berufliches profil|ziel|berufsziel|
      karriereziel|kurzvorstellung|zur person|profil zusammenfassung|motivation|ziele|berufliches ziel|zu meiner person|kurz über mich`,
    languages: `sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|sprachliche kenntnisse`,
    certifications: `zertifikate|zertifizierungen|zertifikate und lizenzen|bescheinigungen|zertifikate und weiterbildungen|
      lizenzen|zertifikate und fortbildungen|weiterbildungen und zertifikate|führerscheine und zertifikate|
      zusatzqualifikationen|zusatzausbildungen|scheine und zertifikate|führerschein und zertifikate|zusatzqualifikation|lehrgänge|schulungen|weiterbildungen|weiterbildung|fortbildungen|fortbildung|fort- und weiterbildungen|fort- und weiterbildung|seminare`,
    projects: `projekte|projekterfahrung|ausgewählte projekte|persönliche projekte|projektliste`,
    contact: `kontakt|kontaktdaten|persönliche daten|persönliche angaben|persönliche informationen|angaben zur person|anschrift|
      persönliches|daten zur person`,
    other: `interessen|hobbys|hobbies und interessen|referenzen|ehrenamt|ehrenamtliches engagement|auszeichnungen|publikationen|
      veröffentlichungen|engagement|führerschein|sonstiges|mitgliedschaften|
      freizeit|soziales engagement|wehrdienst|zivildienst|preise|stipendien|kurse|vorträge`,
  },
  months: 'jan=1|jän=1|jänner=1|feb=2|mär=3|mrz=3|apr=4|jun=6|jul=7|aug=8|sep=9|sept=9|okt=10|nov=11|dez=12',
  present: 'heute|aktuell|derzeit|jetzt|laufend|bis heute|gegenwärtig|fortlaufend',
  until: 'bis',
  since: 'seit|ab',
  degrees: `abitur|diplom|fachhochschulreife|allgemeine hochschulreife|hochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|
    staatsexamen|magister|promotion|meister|geselle|ausbildung zum|ausbildung zur|ausbildung als|berufsausbildung|fachwirt|techniker|
    staatlich geprüft|matura|lehre|lehrabschluss|fachabitur|habilitation|bachelor|master|facharbeiter|betriebswirt|weiterbildung zum|
    weiterbildung zur|umschulung|gesellenbrief|meisterbrief|fachinformatiker|industriekaufmann|industriekauffrau|bankkaufmann|bankkauffrau|studium der`,
  schools: `universität|hochschule|fachhochschule|gymnasium|realschule|hauptschule|gesamtschule|berufsschule|berufskolleg|berufsbildende|
    akademie|schule|oberstufenzentrum|berufsfachschule|schulzentrum|handwerkskammer|ihk|hwk|technikerschule|meisterschule|fachschule|handelsschule|kolleg|tu |fh |htl|htw|hak|volkshochschule|
    oberschule|grundschule|berufsakademie|pflegeschule|krankenpflegeschule|eth `,
  roles: `entwickler|entwicklerin|ingenieur|ingenieurin|berater|beraterin|leiter|leiterin|mitarbeiter|mitarbeiterin|praktikant|praktikantin|
    werkstudent|werkstudentin|geschäftsführer|geschäftsführerin|kaufmann|kauffrau|fachkraft|techniker|technikerin|meister|meisterin|geselle|gesellin|
    auszubildende|auszubildender|azubi|assistent|assistentin|referent|referentin|sachbearbeiter|sachbearbeiterin|lehrer|lehrerin|arzt|ärztin|pfleger|
    pflegerin|verkäufer|verkäuferin|fahrer|fahrerin|elektriker|elektrikerin|elektroniker|elektronikerin|mechaniker|mechanikerin|mechatroniker|
    buchhalter|buchhalterin|redakteur|redakteurin|architekt|architektin|koch|köchin|erzieher|erzieherin|verwalter|vorstand|inhaber|inhaberin|
    teamleitung|leitung|aushilfe|volontär|volontärin|trainee|dozent|dozentin|jurist|juristin|anwalt|anwältin|schlosser|schweißer|maler|tischler|
    schreiner|obermonteur|monteur|vorarbeiter|polier|bauleiter|krankenschwester|krankenpfleger|hebamme|apotheker|analyst|analystin|managerin|
    projektleiter|projektleiterin|gruppenleiter|schichtleiter|disponent|disponentin|lagerist|controllerin|spezialist|spezialistin|einkäufer|einkäuferin|kellner|kellnerin|friseur|friseurin|bäcker|metzger|gärtner|programmierer|sprecher|sprecherin|selbständig|freiberuflich|
      studienrat|studienrätin|oberstudienrat|referendar|referendarin|studienreferendar|studienreferendarin|hilfskraft|metallbauer|metallbauerin|dachdecker|zimmerer|maurer|klempner|installateur|lackierer|florist|floristin|optiker|optikerin|logopädin|logopäde|rechtsanwalt|rechtsanwältin|notar|steuerberater|steuerberaterin|küchenchef|kellermeister|hausmeister|pförtner|rettungssanitäter|notfallsanitäter|zahnarzt|zahnärztin|apothekerin|hauswirtschafterin|aspirant|aspirantin|uhrmacher|sekretär|sekretärin`,
  roleEndings: `angestellte|angestellter|entwickler|entwicklerin|ingenieur|ingenieurin|berater|beraterin|leiter|leiterin|mitarbeiter|mitarbeiterin|kaufmann|kauffrau|
    fachkraft|techniker|technikerin|meister|meisterin|lehrer|lehrerin|arzt|ärztin|pfleger|pflegerin|verkäufer|verkäuferin|fahrer|mechaniker|
    elektriker|elektroniker|mechatroniker|assistent|assistentin|assistenz|referent|referentin|bearbeiter|bearbeiterin|monteur|schlosser|leitung|
    einkäufer|einkäuferin|betreuer|betreuerin|händler|sprecher|sprecherin|trainer|forscher|zeichner|zeichnerin|konstrukteur|programmierer|redakteur|
    gärtner|inspektor|therapeut|therapeutin|schwester|kraft|führer|verwalter|planer|planerin|prüfer|prüferin|arbeiter|arbeiterin|manager|managerin|designer|designerin|wirt|wirtin|student|studentin`,
  organisations: `gmbh|ag|kg|ug|ohg|gbr|e v|klinikum|krankenhaus|stadtwerke|verlag|sparkasse|universitätsklinikum|universität|gruppe|
    versicherung|bundesagentur|landesamt|stadt|gemeinde|werke|bank|praxis|kanzlei|autohaus|elektro|baugesellschaft|hotel|agentur|institut`,
  levels: `muttersprache|fließend|verhandlungssicher|grundkenntnisse|gute kenntnisse|sehr gut|gut|konversationssicher|schulkenntnisse|
    basiskenntnisse|fortgeschritten`,
  particles: 'von|vom|zu|zur|zum|der|den',
}
