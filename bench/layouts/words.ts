/** Headings in the language of a resume: skills, experience, education, certifications, languages, what goes on. */
const words: Record<string, string> = {
  en: 'Skills|Work Experience|Education|Certifications|Languages|Present',
  de: 'Kenntnisse|Berufserfahrung|Ausbildung|Zertifikate|Sprachen|heute',
  fr: 'Compétences|Expérience professionnelle|Formation|Certifications|Langues|aujourd’hui',
  es: 'Habilidades|Experiencia laboral|Formación|Certificaciones|Idiomas|actualidad',
  it: 'Competenze|Esperienze professionali|Istruzione|Certificazioni|Lingue|oggi',
  nl: 'Vaardigheden|Werkervaring|Opleiding|Certificaten|Talen|heden',
  pl: 'Umiejętności|Doświadczenie zawodowe|Wykształcenie|Certyfikaty|Języki|obecnie',
  pt: 'Competências|Experiência profissional|Formação|Certificações|Idiomas|presente',
  sv: 'Färdigheter|Arbetslivserfarenhet|Utbildning|Certifikat|Språk|nuvarande',
  tr: 'Beceriler|İş Deneyimi|Eğitim|Sertifikalar|Diller|halen',
}

/** The headings of a language. */
export function headingsOf(language: string) {
  const [skills = '', work = '', studies = '', certifications = '', languages = '', present = ''] = (
    words[language] ?? ''
  ).split('|')
  return { skills, work, studies, certifications, languages, present }
}
