import type { Language } from './language.ts'

export const fr: Language = {
  code: 'fr',
  headings: {
    experience: `expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|parcours|
      expérience de travail|emplois|emploi|carrière|parcours de carrière|historique professionnel|stages|stage|stages et emplois|
      expériences et stages|expérience pertinente|vie professionnelle|missions|expériences significatives|
      expériences de travail|parcours pro|emplois occupés|postes occupés|expérience pro`,
    education: `formation|formations|études|diplômes|formation académique|formation et diplômes|diplômes et formations|
      parcours académique|parcours scolaire|cursus|cursus scolaire|scolarité|éducation|formation initiale|formation universitaire|
      formations et diplômes|diplômes et formation|cursus universitaire|parcours de formation|formation professionnelle|
      diplôme|études et diplômes|études et formations|formation et études|formation scolaire|formations et études|niveau scolaire|formations suivies|titres et diplômes`,
    skills: `compétences|compétences techniques|compétences clés|compétences professionnelles|savoir-faire|savoir faire|savoir-être|
      connaissances|aptitudes|compétences informatiques|informatique|outils|logiciels|domaines de compétences|domaines d'expertise|
      compétences et outils|compétences linguistiques et informatiques|atouts|qualités|technologies|langages|compétences principales|expertises|
      compétences métier|compétences et aptitudes|savoir-faire et savoir-être|connaissances techniques|compétences et savoir-faire`,
    summary: `profil|profil professionnel|à propos|à propos de moi|objectif|objectif professionnel|présentation|accroche|
      résumé professionnel|projet professionnel|en bref|qui suis-je`,
    languages: `langues|langues parlées|compétences linguistiques|langues étrangères|langues vivantes`,
    certifications: `certificats|certifications|certifications et formations|habilitations|permis et certifications|attestations|
      certifications et habilitations|habilitations et certifications|permis et habilitations|caces et permis|
      permis et certificats|permis et attestations|certificats et permis|diplômes complémentaires|formations complémentaires|formation continue|permis et diplômes|titres et habilitations|permis`,
    projects: `projets|projets personnels|projets académiques|réalisations|projets professionnels`,
    contact: `coordonnées|contact|contacts|informations personnelles|état civil|données personnelles|informations de contact|
      mes coordonnées|renseignements personnels`,
    other: `centres d'intérêt|centre d'intérêt|loisirs|intérêts|bénévolat|références|publications|distinctions|prix|divers|
      activités|vie associative|engagements|permis de conduire|informations complémentaires|prix et distinctions|activités extra-professionnelles|passions|sports|
      loisirs et intérêts|hobbies|passions et loisirs`,
  },
  months: 'janv=1|jan=1|fév=2|févr=2|mars=3|avr=4|juil=7|juill=7|août=8|sept=9|oct=10|nov=11|déc=12',
  present: `aujourd'hui|à ce jour|actuel|actuellement|présent|en cours|maintenant|ce jour|en poste`,
  until: `à|au|jusqu'à|jusqu'en`,
  since: 'depuis|dès',
  degrees: `licence|cfc|master|doctorat|bac|baccalauréat|bts|dut|but|cap|bep|brevet|diplôme|maîtrise|ingénieur|deug|dea|dess|deust|mastère|
    certificat|titre professionnel|agrégation|capes|bachelor|dea|formation|prépa|classe préparatoire|cqp|diplome d'état`,
  schools: `université|école|lycée|institut|iut|faculté|collège|cfa|insa|ensa|enseeiht|hec|essec|escp|epitech|epita|polytechnique|sciences po|
    conservatoire|greta|afpa|cnam|centre de formation|cégep|campus|ifsi|mines|sorbonne|centrale|ens |esc |iae |ens`,
  roles: `développeur|développeuse|ingénieur|ingénieure|technicien|technicienne|directeur|directrice|chef|cheffe|responsable|chargé|chargée|
    consultant|consultante|stagiaire|alternant|alternante|apprenti|apprentie|assistant|assistante|comptable|vendeur|vendeuse|conseiller|
    conseillère|infirmier|infirmière|professeur|enseignant|enseignante|gestionnaire|commercial|commerciale|coordinateur|coordinatrice|
    conducteur|conductrice|chauffeur|cuisinier|cuisinière|serveur|serveuse|architecte|analyste|gérant|gérante|agent|agente|opérateur|opératrice|
    préparateur|préparatrice|cariste|magasinier|manutentionnaire|employé|employée|secrétaire|formateur|formatrice|éducateur|éducatrice|aide|
    animateur|animatrice|rédacteur|rédactrice|journaliste|avocat|avocate|pharmacien|pharmacienne|médecin|mécanicien|électricien|plombier|soudeur|
    menuisier|maçon|peintre|boulanger|boulangère|pâtissier|coiffeur|réceptionniste|hôte|hôtesse|acheteur|acheteuse|auditeur|auditrice|contrôleur|
    contrôleuse|administrateur|administratrice|adjoint|adjointe|président|présidente|fondateur|cofondateur|chercheur|doctorant|graphiste|indépendant|
      aide-soignant|aide-soignante|commis|chauffeur-livreur|professeure|soudeuse|électricienne|coiffeuse|notaire|greffier|caissier|caissière`,
  organisations: `société|groupe|sarl|sas|sa|eurl|hôpital|chu|chru|clinique|mairie|banque|cabinet|ministère|conseil|agence|association|
    entreprise|crédit|compagnie|ets|établissements|restaurant|hôtel|boulangerie|centre hospitalier|région|département|assurances`,
  levels: `langue maternelle|maternelle|courant|bilingue|notions|débutant|intermédiaire|avancé|scolaire|lu écrit parlé|professionnel`,
  particles: 'de|du|des|la|le|les',
}
