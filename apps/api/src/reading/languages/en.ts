import type { Language } from './language.ts'

export const en: Language = {
  code: 'en',
  headings: {
    experience: `work experience|professional experience|employment|employment history|employment experience|work history|
      career history|career experience|relevant experience|relevant work experience|related experience|
      professional background|professional history|work|jobs|positions held|industry experience|consulting experience|
      internship|internships|internship experience|military experience|teaching experience|research experience|
      experience summary|work summary|experiences|work experiences|professional work experience|experience highlights|
      clinical experience|nursing experience|work background|career|career summary and experience|work experience summary|
      projects and experience|selected experience|employment record|experience & employment|previous experience|
      previous employment|current employment|additional experience|other experience|positions|appointments|
      academic appointments|academic experience|professional engagements|assignments|engagements|client engagements|
      consulting engagements|project history|professional experience summary|leadership and experience|
      volunteer and work experience|work experience and internships|sales experience|it experience|technical experience|
      job history|job experience|career record|career path|professional career|working experience|practical experience|
      industrial experience|project experience|projects experience|relevant professional experience|professional positions|
      work and research experience|jobs held|work record|previous roles`,
    education: `education|academic background|academic history|academic qualifications|educational background|
      educational qualifications|education and training|education & training|education and certifications|
      education & certifications|academics|degrees|academic credentials|education and credentials|formation|
      education history|educational details|educational qualification|educational history|academic profile|academic record|
      academic education|academic details|academic qualification|education qualification|education details|education summary|
      education profile|scholastic record|education and qualifications|education & qualifications|
      qualifications and education|academic achievements and education|formal education|education background|
      professional education|educational credentials|education and professional development|schooling|higher education|
      educational profile|education and honors|academic training|training and education|apprenticeship and education|
      vocational training|education qualifications`,
    skills: `skills|technical skills|key skills|core skills|soft skills|hard skills|professional skills|skill set|skillset|
      skills summary|skill highlights|skills and abilities|skills & abilities|skills and expertise|skills & expertise|
      skills and competencies|skills and tools|skills & tools|skills and technologies|core competencies|competencies|
      key competencies|areas of expertise|technical expertise|technical proficiencies|technical proficiency|
      technical competencies|tools|tools and technologies|tools & technologies|tech stack|technology|technical summary|
      computer skills|software|software skills|programming languages|interpersonal skills|personal skills|additional skills|
      other skills|strengths|key strengths|specialties|specialities|proficiencies|top skills|skills & awards|
      skills and awards|it skills|technical knowledge|qualifications and skills|areas of strength|skills & technologies|
      skills & languages|technical skill set|technical skill|technical toolbox|technical environment|skill matrix|
      key competences|core competences|core strengths|technical proficiencies and skills|it proficiency|technical tools|
      tool kit|toolkit|technology stack|areas of expertise and skills|technical competence|digital skills|
      professional competencies|functional skills|clinical skills|skills profile|skills list|skills matrix|skills inventory|
      it skill set|technical skills and tools|software proficiency|software and tools|core expertise|key expertise|
      domain expertise|relevant skills|skills and interests|specialized skills|key proficiencies|practical skills|
      trade skills|skills and strengths|technical qualifications|capabilities|computer proficiency|computer literacy|
      skills snapshot|proficiency|laboratory skills|technical strengths`,
    summary: `summary|professional summary|executive summary|career summary|profile|professional profile|career profile|
      personal profile|executive profile|about|about me|objective|career objective|job objective|professional objective|
      career focus|career overview|professional overview|overview|personal statement|professional statement|
      summary of qualifications|introduction|bio|highlights|qualifications summary|professional synopsis|profile summary|
      synopsis|career synopsis|summary of experience|experience profile|career highlights|introduction and summary|
      personal summary|personal overview|about myself|who i am|short profile|brief profile|job target|target|career goal|
      career goals|goals|biography|headline|professional background summary|professional profile summary|career abstract|
      snapshot|executive overview`,
    languages: `languages|language|language skills|spoken languages|languages spoken|linguistic skills|language proficiency|
      language proficiencies|languages known|known languages|foreign languages|languages and proficiency|
      linguistic proficiency|linguistic abilities`,
    certifications: `certifications|certification|certificates|certificate|licenses|licences|licenses and certifications|
      licenses & certifications|certifications and licenses|certifications & licenses|certifications and training|
      professional certifications|certifications & awards|courses and certifications|courses & certifications|accreditations|
      credentials|certificates and licenses|professional licenses|licensure|licensure and certifications|
      licenses & certificates|certificates & licenses|technical certifications|certification and training|
      certifications and courses|training and certifications|training & certifications|trainings and certifications|
      certifications & training|certification & training|certificates and trainings|professional certificates|license|
      licence|licences and certifications|tickets and licences|licences and tickets|tickets & licences|licences & tickets|
      tickets|certifications and awards|certifications and professional development|professional qualifications|
      board certifications|registrations|registrations and licences|cards and tickets|credentials and certifications|
      certifications & licences|licences & certifications|professional memberships and certifications|
      licences and certificates|licenses and certificates|professional development|certificates and training|training and certificates|courses and certificates`,
    projects: `projects|personal projects|key projects|selected projects|academic projects|side projects|notable projects|open source|
      open source projects|project experience|portfolio|project|projects undertaken|project details|project summary|
      major projects|project highlights|research projects|professional projects|sample projects|featured projects|
      freelance projects|recent projects|github projects`,
    contact: `contact|contact me|contact info|contact information|contact details|personal details|personal information|
      personal info|personal data|details|get in touch|contact me at|contacts|contact & personal|
      personal profile and contact|personal|personal particulars|basic information|basics|basic info|general information`,
    links: `links|social|social links|social media|profiles|online profiles|online|websites|web|profiles and links|web presence|
      online presence|social networks`,
    other: `interests|hobbies|hobbies and interests|interests & hobbies|references|referees|publications|awards|honors|honours|
      awards and honors|awards & honors|honors & awards|honors and awards|achievements|accomplishments|key achievements|
      selected achievements|volunteer|volunteering|volunteer experience|volunteer work|community service|
      community involvement|activities|extracurricular activities|extra curricular activities|training|courses|coursework|
      relevant coursework|professional training|workshops|conferences|affiliations|memberships|
      professional affiliations|professional memberships|additional information|additional|other information|miscellaneous|
      patents|presentations|research|speaking|leadership|leadership experience|declaration|availability|visa status|
      work authorization|work permit|clearance|security clearance|military service|qualifications|core qualifications|
      key qualifications|nationality|intereses|referencias|centres d'interet|loisirs|interessen|interesses|interessi|hobby|
      voluntariado|benevolat|ehrenamt|logros|premios|interests and activities|personality|qualities|core values|community|
      volunteer activities|volunteer and community service|achievements and awards|key accomplishments|scholarships|
      scholarships and awards|grants|invited talks|talks|teaching|selected publications|papers|professional associations|
      professional activities|personal interests|hobbies and activities|recognition|awards & recognition|
      awards and recognition|recognitions|key result areas|trainings|training and development|seminars|continuing education|
      passport details|personal dossier|references available upon request|reference|interests and hobbies|other|
      other activities|co curricular activities|extra-curricular activities|co-curricular activities|visa|immigration status|
      willing to relocate|driving licence|driving license|notes|public speaking|media|exhibitions|sports|fields of interest|
      causes|appendix|place|date|signature|work samples|career break`,
  },
  months: 'sept=9',
  present: `present|current|currently|now|today|to date|till date|till now|tilldate|ongoing|date|until now|to present|in progress`,
  until: 'to|until|till|through|thru|upto|up to',
  since: 'since|from',
  degrees: `bachelor|master|doctor|associate|diploma|certificate|certification|degree|licence|postgraduate|undergraduate|nanodegree|bootcamp|
    apprenticeship|higher national|a levels|a-levels|gcse|high school diploma|foundation degree|trade certificate|intermediate|matriculation|ssc|hsc|advanced diploma|cert iv|certificate iii|certificate iv`,
  schools: `university|college|school|institute|academy|polytechnic|faculty|tafe|conservatory|vidyalaya|vidyapeeth|gymnasium|jntu|iim`,
  roles: '',
  organisations: '',
  levels: `native|mother tongue|bilingual|fluent|advanced|upper-intermediate|intermediate|conversational|basic|beginner|elementary|proficient|
    professional|full professional|limited working|good|excellent`,
}
