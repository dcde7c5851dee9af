/** A country that the demo's students come from, by its ISO code, with all that its people's files are filled from. */
export interface Origin {
  country: string
  /** Agency's person who begins its enrolments. */
  counsellor: string
  phoneCode: string
  /** A number of the plan with its zeros: three digits behind it make a demo's number. */
  phoneStart: string
  /** The state's form of a passport number, in a series of zeros that is given to nobody; `#` is a digit. */
  passport: string
  places: readonly (readonly [city: string, state: string, zipCode: string])[]
  streets: readonly string[]
  given: readonly string[]
  family: readonly string[]
  fathers: readonly string[]
  mothers: readonly string[]
}

const words = (text: string) => text.trim().split(/\s+/)
const asha = 'counsellor@atlas.example'
const kofi = 'filing@atlas.example'
const amir = 'owner@atlas.example'

export const origins = {
  IN: {
    ...{ country: 'IN', counsellor: asha, phoneCode: '+91', phoneStart: '9800000', passport: 'Z0000###' },
    places: [
      ['Ludhiana', 'Punjab', '141001'],
      ['Amritsar', 'Punjab', '143001'],
      ['Surat', 'Gujarat', '395003'],
      ['Hyderabad', 'Telangana', '500001'],
      ['Kochi', 'Kerala', '682001'],
      ['Pune', 'Maharashtra', '411001'],
      ['Chennai', 'Tamil Nadu', '600001'],
    ],
    streets: ['Model Town', 'Ring Road', 'Lake View Lane', 'Station Road'],
    given:
      words(`Amrita Ishita Karthik Manpreet Nikhita Ojas Prerna Rohit Simran Tejas Urvi Varun Yashika Arnav Bhavna Chirag
      Divya Gaurav Hemali Jasleen Kunal`),
    family: words('Grewal Iyer Menon Patel Reddy Sharma Sidhu Thomas Verghese Bansal Chauhan'),
    ...{ fathers: words('Suresh Gurdeep Mohan'), mothers: words('Kamala Rekha Sunita') },
  },
  NP: {
    ...{ country: 'NP', counsellor: asha, phoneCode: '+977', phoneStart: '9800000', passport: '00000###' },
    places: [
      ['Kathmandu', 'Bagmati Province', '44600'],
      ['Pokhara', 'Gandaki Pradesh', '33700'],
      ['Biratnagar', 'Koshi', '56613'],
    ],
    streets: ['Temple Road', 'Hill Marg', 'Lakeside Road'],
    given: words('Aayush Binita Deepa Kiran Nabin Prakriti Sujan'),
    family: words('Gurung Karki Rai Shrestha Tamang'),
    ...{ fathers: words('Hari Dilip'), mothers: words('Sita Maya') },
  },
  NG: {
    ...{ country: 'NG', counsellor: kofi, phoneCode: '+234', phoneStart: '8030000', passport: 'Z00000###' },
    places: [
      ['Lagos', 'Lagos', '100001'],
      ['Enugu', 'Enugu State', '400001'],
      ['Ibadan', 'Oyo State', '200001'],
    ],
    streets: ['Palm Avenue', 'Unity Close', 'Market Road'],
    given: words('Adaeze Babajide Funmilayo Ifeanyi Kelechi Temitope'),
    family: words('Adewale Eze Nwosu Ogunleye Umeh'),
    ...{ fathers: words('Emeka Olusegun'), mothers: words('Ngozi Bukola') },
  },
  PK: {
    ...{ country: 'PK', counsellor: asha, phoneCode: '+92', phoneStart: '3000000', passport: 'ZZ0000###' },
    places: [
      ['Lahore', 'Punjab', '54000'],
      ['Karachi', 'Sindh', '74200'],
      ['Faisalabad', 'Punjab', '38000'],
    ],
    streets: ['Garden Block', 'Canal Road', 'Shalimar Street'],
    given: words('Bilal Hira Saad Zainab'),
    family: words('Qureshi Malik Sheikh Mirza'),
    ...{ fathers: words('Tariq Naeem'), mothers: words('Saima Rubina') },
  },
  VN: {
    ...{ country: 'VN', counsellor: amir, phoneCode: '+84', phoneStart: '900000', passport: 'Z0000###' },
    places: [
      ['Hanoi', 'Hanoi', '100000'],
      ['Da Nang', 'Da Nang City', '550000'],
      ['Ho Chi Minh City', 'Ho Chi Minh City (HCMC)', '700000'],
    ],
    streets: ['Lotus Street', 'River Street', 'Old Quarter Lane'],
    given: ['Duc Anh', 'Thu Ha', 'Quang Huy', 'Minh Chau'],
    family: words('Tran Pham Vu Dang'),
    ...{ fathers: ['Van Hung', 'Quoc Bao'], mothers: ['Thi Lan', 'Thi Hoa'] },
  },
  BD: {
    ...{ country: 'BD', counsellor: asha, phoneCode: '+880', phoneStart: '1700000', passport: 'ZZ0000###' },
    places: [
      ['Dhaka', 'Dhaka Division', '1205'],
      ['Sylhet', 'Sylhet Division', '3100'],
    ],
    streets: ['Green Road', 'Lake Circus'],
    given: words('Farhana Nusrat Tanvir Rifat'),
    family: words('Chowdhury Sarkar Hossain Akter'),
    ...{ fathers: words('Kamal Rashed'), mothers: words('Shirin Salma') },
  },
  PH: {
    ...{ country: 'PH', counsellor: amir, phoneCode: '+63', phoneStart: '9170000', passport: 'Z0000###A' },
    places: [
      ['Cebu City', 'Central Visayas', '6000'],
      ['Quezon City', 'National Capital Region', '1100'],
    ],
    streets: ['Mango Avenue', 'Sampaguita Street'],
    given: words('Angelica Jomar Kristine'),
    family: words('Dimaculangan Bautista Villanueva'),
    ...{ fathers: words('Ramon Ernesto'), mothers: words('Lourdes Carmela') },
  },
  KE: {
    ...{ country: 'KE', counsellor: kofi, phoneCode: '+254', phoneStart: '700000', passport: 'ZZ0000###' },
    places: [
      ['Nairobi', 'Nairobi County', '00100'],
      ['Nakuru', 'Nakuru County', '20100'],
    ],
    streets: ['Acacia Drive', 'Valley Road'],
    given: words('Brian Faith'),
    family: words('Otieno Muthoni'),
    ...{ fathers: words('Joseph Peter'), mothers: words('Mary Wambui') },
  },
  LK: {
    ...{ country: 'LK', counsellor: asha, phoneCode: '+94', phoneStart: '710000', passport: 'Z0000###' },
    places: [
      ['Colombo', 'Western Province', '00700'],
      ['Kandy', 'Central Province', '20000'],
    ],
    streets: ['Temple Lane', 'Sea Avenue'],
    given: words('Dilini Ruwan'),
    family: words('Jayasinghe Perera'),
    ...{ fathers: words('Sunil Nimal'), mothers: words('Kumari Chandra') },
  },
  CN: {
    ...{ country: 'CN', counsellor: amir, phoneCode: '+86', phoneStart: '13800000', passport: 'Z00000###' },
    places: [['Chengdu', 'Sichuan', '610000']],
    streets: ['Bamboo Road'],
    given: words('Wei Fang'),
    family: words('Li Zhou'),
    ...{ fathers: words('Jun Qiang'), mothers: words('Fang Ying') },
  },
  MX: {
    ...{ country: 'MX', counsellor: amir, phoneCode: '+52', phoneStart: '3330000', passport: 'Z00000###' },
    places: [['Guadalajara', 'Jalisco', '44100']],
    streets: ['Avenida Jacaranda'],
    given: words('Elena Jorge'),
    family: ['García', 'Ruiz'],
    ...{ fathers: words('Arturo Luis'), mothers: words('Rosa Teresa') },
  },
  LB: {
    ...{ country: 'LB', counsellor: amir, phoneCode: '+961', phoneStart: '70000', passport: 'ZR0000###' },
    places: [['Beirut', 'Beirut', '1107']],
    streets: ['Cedar Street'],
    given: words('Rana Karim'),
    family: words('Haddad Khoury'),
    ...{ fathers: words('Elias Nabil'), mothers: words('Rana Mona') },
  },
  BR: {
    ...{ country: 'BR', counsellor: amir, phoneCode: '+55', phoneStart: '41990000', passport: 'ZZ0000##' },
    places: [['Curitiba', 'Paraná', '80010000']],
    streets: ['Rua das Araucárias'],
    given: words('Paula Renato'),
    family: words('Student Moura'),
    ...{ fathers: words('Paulo Sérgio'), mothers: words('Célia Vera') },
  },
} as const satisfies Record<string, Origin>

export type OriginCode = keyof typeof origins
