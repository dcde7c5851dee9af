import type { Language } from './language.ts'

export const it: Language = {
  code: 'it',
  headings: {
    experience: `esperienza|esperienze|esperienze professionali|esperienza lavorativa|esperienze lavorative|esperienza professionale|
      percorso professionale|carriera|carriera professionale|impieghi|storia lavorativa|esperienze di lavoro|attività lavorativa|
      attività professionale|tirocini|stage|occupazione|percorso lavorativo|
      esperienza di lavoro|percorso lavorativo e professionale|esperienze pregresse|storia professionale`,
    education: `istruzione|formazione|istruzione e formazione|formazione e istruzione|studi|titoli di studio|formazione accademica|
      percorso di studi|percorso formativo|educazione|titolo di studio|formazione scolastica|studi e formazione|carriera accademica|
      percorso scolastico|formazione e titoli di studio|diplomi|istruzione e titoli|formazione culturale|scuola e formazione|istruzione scolastica`,
    skills: `competenze|competenze tecniche|capacità|capacità e competenze|competenze professionali|competenze informatiche|conoscenze|
      conoscenze informatiche|abilità|conoscenze tecniche|competenze digitali|competenze chiave|strumenti|tecnologie|punti di forza|
      capacità e competenze tecniche|competenze personali|competenze trasversali|competenze principali|informatica|
      capacità tecniche|capacità personali|competenze e abilità|abilità tecniche|conoscenze e competenze|capacità professionali|attitudini`,
    summary: `profilo|profilo professionale|su di me|chi sono|sommario|obiettivo|obiettivo professionale|presentazione|riepilogo|sintesi|
      profilo personale|riassunto|riepilogo professionale|sintesi professionale`,
    languages: `lingue|competenze linguistiche|conoscenze linguistiche|lingue straniere|lingue conosciute|conoscenza delle lingue`,
    certifications: `certificazioni|certificati|attestati|corsi e certificazioni|certificazioni e corsi|abilitazioni|patenti e certificazioni|certificazioni professionali|licenze e certificazioni|
      patenti e attestati|corsi e abilitazioni|corsi e attestati|patenti|attestati e certificazioni|corsi di formazione|corsi|abilitazioni e certificati|titoli e abilitazioni|attestati e abilitazioni`,
    projects: `progetti|progetti personali`,
    contact: `contatti|contatto|dati personali|informazioni personali|recapiti|dati anagrafici|informazioni di contatto|anagrafica`,
    other: `interessi|hobby|volontariato|pubblicazioni|premi|riconoscimenti|referenze|altre informazioni|ulteriori informazioni|
      patente|patente di guida|attività extracurricolari|interessi personali|hobby e interessi|trattamento dei dati personali|
      tempo libero|passioni`,
  },
  months: 'gen=1|feb=2|febb=2|mar=3|apr=4|mag=5|giu=6|lug=7|ago=8|set=9|sett=9|ott=10|nov=11|dic=12',
  present: 'oggi|attuale|presente|in corso|ad oggi|attualmente|tuttora|attualità|adesso',
  until: 'a|al|fino a|ad',
  since: 'dal|da',
  degrees: `laurea|diploma|maturità|dottorato|master|qualifica|licenza|perito|ragioneria|laureato|specializzazione|attestato|diploma di|triennale|magistrale|corso|abilitazione|istituto tecnico superiore diploma`,
  schools: `università|politecnico|istituto|liceo|scuola|accademia|itis|iti |ipsia|ateneo|conservatorio|its |itc |ipssar|bocconi|sapienza|facoltà|alma mater`,
  roles: `sviluppatore|sviluppatrice|ingegnere|consulente|responsabile|tecnico|tecnica|direttore|direttrice|impiegato|impiegata|addetto|addetta|
    operaio|operaia|assistente|coordinatore|coordinatrice|analista|programmatore|programmatrice|infermiere|infermiera|insegnante|docente|medico|
    avvocato|architetto|contabile|commesso|commessa|cameriere|cameriera|cuoco|cuoca|autista|magazziniere|meccanico|elettricista|saldatore|segretario|
    segretaria|receptionist|tirocinante|stagista|apprendista|capo|caporeparto|capocantiere|capocuoco|chef|barista|venditore|venditrice|agente|ricercatore|
    ricercatrice|professore|professoressa|farmacista|psicologo|psicologa|giornalista|redattore|redattrice|grafico|progettista|disegnatore|operatore|
    operatrice|educatore|educatrice|presidente|fondatore|socio|dirigente|amministratore|collaboratore|collaboratrice|specialista|supervisore|manutentore|geometra|ragioniere|aiuto|
      avvocata|praticante|commis|muratore|idraulico|parrucchiere|parrucchiera|maestro|maestra|notaio`,
  organisations: `gruppo|banca|comune|ospedale|spa|s p a|srl|s r l|snc|sas|azienda|società|ministero|ristorante|hotel|albergo|studio|fondazione|
    cooperativa|istituto|regione|clinica|asl|università|officine|industrie|trattoria|assicurazioni|farmacia|laboratorio|pasticceria`,
  levels:
    'madrelingua|fluente|ottimo|buono|scolastico|base|intermedio|avanzato|discreto|eccellente|lingua madre|elementare',
  particles: 'di|de|del|della|dello|dei|degli|la|lo',
}
