import { describe, expect, it } from 'vitest'
import { toPage } from '../document/page-text.ts'
import { headingKind } from '../text/headings.ts'
import { findFields } from './find-fields.ts'

const read = (text: string) => findFields([toPage([{ text, size: 0 }])])

describe('where a person lives, by the street', () => {
  it.each([
    ['Rua Serpa Pinto, 12, Centro, Viseu - VI', 'Viseu'],
    ['г. Тверь, ул. Мира, 8', 'Тверь'],
    ['Yıldız Mah. Çınar Cad. No: 6, Bolu', 'Bolu'],
    ['Çınar Cad. No: 6 Bolu', 'Bolu'],
    ['رشت، خیابان سعدی، پلاک ۳', 'رشت'],
    ['العنوان: شارع النيل، أسوان، مصر', 'أسوان، مصر'],
    ['כתובת\tרחוב הגפן 4, עפולה', 'עפולה'],
    ['Adresse\tRue du Port 3, 29200 Brest', 'Brest'],
    ['Avenida de Vigo 20, 15011 A Coruña', 'A Coruña'],
    ['〒030-0801 青森県青森市新町1-2-3', '青森県青森市'],
  ])('%s', (address, city) =>
    expect(read(`Jo Weber\n${address}\njo@example.com\nSkills\nExcel`).location?.value).toBe(city),
  )
})

describe('a number as it is dialled', () => {
  it.each([
    ['Тел.\t8 (912) 555-01-44', '8 (912) 555-01-44'],
    ['연락처: 010-5550-0177', '010-5550-0177'],
    ['2012.4 - 2018.3 看護師', undefined],
    ['대구광역시 중구 달구벌대로 31\n010-5550-0162', '010-5550-0162'],
    ['Пенза, ул. Кирова, 24\n8 (902) 555-01-62', '8 (902) 555-01-62'],
  ])('%s', (line, number) => expect(read(`Jo Weber\n${line}\njo@example.com`).phone?.value).toBe(number))
})

describe('skills that are divided as their language divides', () => {
  it.each([
    ['المهارات\nالتخطيط، التقويم، Excel', 3],
    ['スキル\n原価管理、仕入れ、接客', 3],
  ])('%s', (text, count) => expect(read(text).skills).toHaveLength(count))
})

describe('headings', () => {
  it.each([
    ['Permis et certificats', 'certifications'],
    ['Patenti e attestati', 'certifications'],
    ['Schulische und berufliche Ausbildung', 'education'],
    ['Fort- und Weiterbildungen', 'certifications'],
    ['Учебные заведения', 'education'],
    ['Kurs ve Sertifikalar', 'certifications'],
    ['القدرات والمهارات', 'skills'],
    ['Hobby’s en talen', 'languages'],
    ['Kenntnisse & Interessen', 'skills'],
  ])('%s', (text, kind) => expect(headingKind(text)).toBe(kind))
})

describe('positions and studies', () => {
  it.each([
    [
      'one line above a duty without a bullet',
      'Anställningar\n2009–2011: Butiksbiträde, Nova Kvantum, Borås\nKassa och frukt',
      ['Butiksbiträde | Nova Kvantum'],
    ],
    [
      'a title of school teachers',
      'Berufserfahrung\n08/2015 – heute\nStudienrätin\nLessing-Gymnasium, Uelzen\nUnterricht in den Jahrgängen 5 bis 13',
      ['Studienrätin | Lessing-Gymnasium'],
    ],
    [
      'schooling above its school',
      'Formação\nEnsino médio\t2004\nColégio Estadual Dom Pedro',
      ['Ensino médio | Colégio Estadual Dom Pedro'],
    ],
    [
      'a city that the school names',
      '学历\n2007 – 2011\n成都中医药大学，成都\n护理学 本科',
      ['护理学 本科 | 成都中医药大学'],
    ],
    [
      'a school that no word tells, where the section tells the others behind a comma',
      'Wykształcenie\nMagister, Prawo, Uniwersytet Opolski\t2013 – 2015\nLicencjat, Prawo, WSZiB\t2010 – 2013',
      ['Magister, Prawo | Uniwersytet Opolski', 'Licencjat, Prawo | WSZiB'],
    ],
    [
      'a field of study, where schools have lines of their own',
      'Wykształcenie\nMagister, Prawo\t2013 – 2015\nUniwersytet Opolski',
      ['Magister, Prawo | Uniwersytet Opolski'],
    ],
    [
      'schooling below its school',
      'Formação\nColégio Estadual Dom Pedro\t2004\nEnsino médio',
      ['Ensino médio | Colégio Estadual Dom Pedro'],
    ],
    [
      'a city behind a school',
      'Utbildning\nVård- och omsorgsprogrammet\nSofiaskolan, Ystad\t2010 – 2013',
      ['Vård- och omsorgsprogrammet | Sofiaskolan'],
    ],
    [
      'a school that a narrow column tears',
      'Istruzione\nDiploma di perito\t2008\nIstituto\nalberghiero San Luca',
      ['Diploma di perito | Istituto alberghiero San Luca'],
    ],
    [
      'a school of which the last word stands below',
      'Eğitim\n2007 – 2009\nÖnlisans, Kaynak Teknolojisi, Bozok\nÜniversitesi',
      ['Önlisans, Kaynak Teknolojisi | Bozok Üniversitesi'],
    ],
    [
      'a degree that begins as a short name of schools does',
      'Formação\nLicenciatura em Turismo\t2008 – 2011\nUniversidade de Beja',
      ['Licenciatura em Turismo | Universidade de Beja'],
    ],
    [
      'a heading over two lines',
      'Berufserfahrung\n2009 – 2017\nMechaniker\nVerkehrsbetriebe Uelzen\nSchulbildung und\nAusbildung\nMittlere Reife, Realschule Uelzen, 2005',
      ['Mechaniker | Verkehrsbetriebe Uelzen', 'Mittlere Reife | Realschule Uelzen'],
    ],
    [
      'an employer that no word tells, where others stand behind a comma',
      'Werkervaring\n2015 – 2019: Voorman, Stadsbakkerij B.V., Zeist\nLaden plannen\n2011 – 2015: Chauffeur, Xolt\nBevoorraden',
      ['Voorman | Stadsbakkerij B.V.', 'Chauffeur | Xolt'],
    ],
    [
      'a team behind a comma, where the employer has a line of its own',
      'Experience\nEngineer, Search\t2015 – 2019\nXolt Inc.',
      ['Engineer, Search | Xolt Inc.'],
    ],
    [
      'months and years divided by a slash, years with their word',
      'Experiência\nmai./2017 - o momento\nEnfermeiro\nHospital de Beja\nod 2019 r.\tKsięgowa w Biuro Rachunkowe Lupa',
      ['Enfermeiro | Hospital de Beja', 'Księgowa | Biuro Rachunkowe Lupa'],
    ],
  ])('%s', (_, text, told) => {
    const { positions = [], studies = [] } = read(text)
    const pairs = [
      ...positions.map(({ title, employer }) => [title, employer]),
      ...studies.map(({ degree, school }) => [degree, school]),
    ]
    expect(pairs.map((pair) => pair.map((found) => found?.value).join(' | '))).toEqual(told)
  })
})
