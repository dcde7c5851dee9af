import type { Language } from './language.ts'

export const pl: Language = {
  code: 'pl',
  headings: {
    experience: `doświadczenie|doświadczenie zawodowe|przebieg kariery|przebieg kariery zawodowej|historia kariery|zatrudnienie|kariera zawodowa|historia zatrudnienia|przebieg zatrudnienia|praca|
      praktyka zawodowa|praca zawodowa|staże|staże i praktyki|doświadczenia zawodowe|praktyki|przebieg pracy zawodowej|kariera|historia pracy|
      przebieg kariery i zatrudnienia|praca i doświadczenie|dotychczasowe zatrudnienie|doświadczenie w pracy|przebieg pracy`,
    education: `wykształcenie|edukacja|wykształcenie i kwalifikacje|studia|przebieg edukacji|edukacja i szkolenia|wykształcenie i szkolenia|nauka|wykształcenie i kursy|
      wykształcenie i szkoły|szkoły|edukacja i wykształcenie|wykształcenie i edukacja|ukończone szkoły`,
    skills: `umiejętności|kompetencje|umiejętności techniczne|kluczowe umiejętności|kwalifikacje|umiejętności zawodowe|znajomość programów|
      technologie|narzędzia|umiejętności i kompetencje|dodatkowe umiejętności|umiejętności komputerowe|obsługa komputera|mocne strony|kluczowe kompetencje|
      umiejętności twarde|umiejętności miękkie|kwalifikacje i umiejętności|
      umiejętności i wiedza|wiedza i umiejętności|zdolności|moje umiejętności|atuty`,
    summary: `podsumowanie|profil|profil zawodowy|o mnie|podsumowanie zawodowe|cel zawodowy|cel|streszczenie|wprowadzenie`,
    languages: `języki|języki obce|znajomość języków|znajomość języków obcych|umiejętności językowe`,
    certifications: `certyfikaty|certyfikaty i szkolenia|certyfikaty i kursy|uprawnienia|uprawnienia i certyfikaty|kursy i certyfikaty|
      szkolenia i certyfikaty|certyfikaty i uprawnienia|licencje|kursy i uprawnienia|uprawnienia zawodowe|
      kursy|szkolenia|kursy i szkolenia|szkolenia i kursy|prawo jazdy i uprawnienia|certyfikaty i prawo jazdy|dodatkowe uprawnienia|szkolenia i uprawnienia|uprawnienia i kursy|prawo jazdy`,
    projects: `projekty|projekty własne|wybrane projekty`,
    contact: `kontakt|dane kontaktowe|dane osobowe|dane|informacje kontaktowe`,
    other: `zainteresowania|hobby|referencje|wolontariat|nagrody|publikacje|
      dodatkowe informacje|informacje dodatkowe|osiągnięcia|klauzula|działalność dodatkowa|nagrody i wyróżnienia`,
  },
  months: 'sty=1|lut=2|mar=3|kwi=4|maj=5|cze=6|lip=7|sie=8|wrz=9|paź=10|lis=11|gru=12',
  present: 'obecnie|do teraz|teraz|nadal|do chwili obecnej|aktualnie|w trakcie|do dziś|dziś|chwili obecnej',
  until: 'do',
  since: 'od',
  degrees: `magister|licencjat|inżynier|mgr|inż|doktor|technik|matura|studia|wykształcenie|technikum|liceum|dyplom|stopień|czeladnik|mistrz|
    podyplomowe|średnie|wyższe|zawodowe`,
  schools: `uniwersytet|politechnika|szkoła|akademia|liceum|technikum|wyższa szkoła|instytut|zespół szkół|uczelnia|gimnazjum|kolegium|sgh|agh|pwsz|zasadnicza szkoła`,
  roles: `programista|programistka|inżynier|kierownik|kierowniczka|specjalista|specjalistka|asystent|asystentka|analityk|analityczka|dyrektor|
    dyrektorka|księgowa|księgowy|nauczyciel|nauczycielka|pielęgniarka|pielęgniarz|kierowca|sprzedawca|sprzedawczyni|magazynier|mechanik|elektryk|
    spawacz|operator|operatorka|technik|konsultant|konsultantka|koordynator|koordynatorka|doradca|referent|referentka|stażysta|stażystka|praktykant|
    praktykantka|kucharz|kucharka|kelner|kelnerka|recepcjonista|recepcjonistka|lekarz|lekarka|farmaceuta|farmaceutka|prawnik|adwokat|architekt|
    projektant|projektantka|redaktor|redaktorka|dziennikarz|dziennikarka|menedżer|menadżer|brygadzista|mistrz|monter|ślusarz|tokarz|
    murarz|pracownik|pracownica|przedstawiciel|przedstawicielka|handlowiec|prezes|właściciel|właścicielka|administrator|lider|liderka|kontroler|
    planista|planistka|tester|testerka|audytor|audytorka|badacz|adiunkt|wykładowca|zastępca|pomocnik|starszy|młodszy|
      trener|trenerka|prawniczka|fryzjer|fryzjerka`,
  organisations: `sp z o o|spółka|s a|sa|grupa|bank|szpital|urząd|przedsiębiorstwo|zakład|zakłady|fabryka|hotel|biuro|kancelaria|fundacja|
    stowarzyszenie|centrum|polska|poland|restauracja|przychodnia|huta|uniwersytet`,
  levels:
    'ojczysty|biegły|biegle|zaawansowany|średniozaawansowany|podstawowy|komunikatywny|bardzo dobry|dobry|płynnie|płynny|bardzo dobrze|dobrze',
}
