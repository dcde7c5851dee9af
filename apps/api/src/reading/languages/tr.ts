import type { Language } from './language.ts'

export const tr: Language = {
  code: 'tr',
  headings: {
    experience: `deneyim|iş deneyimi|iş deneyimleri|deneyimler|mesleki deneyim|iş tecrübesi|tecrübe|profesyonel deneyim|çalışma hayatı|
      kariyer|iş geçmişi|stajlar|staj|iş tecrübeleri|çalışma deneyimi|mesleki deneyimler|tecrübeler|
      çalışma geçmişi|iş hayatı|mesleki tecrübe|profesyonel iş deneyimi|çalıştığı yerler`,
    education: `eğitim|eğitim bilgileri|öğrenim|eğitim durumu|öğrenim bilgileri|akademik bilgiler|eğitim geçmişi|eğitim ve öğretim|eğitim hayatı|öğrenim durumu|
      öğrenim geçmişi|okul bilgileri|eğitim ve öğrenim|akademik geçmiş|mezuniyet bilgileri|tahsil`,
    skills: `beceriler|yetenekler|yetkinlikler|teknik beceriler|bilgisayar bilgisi|bilgi ve beceriler|temel yetkinlikler|uzmanlık alanları|
      teknik yetkinlikler|bilgisayar becerileri|araçlar|teknolojiler|kişisel beceriler|yetenek ve beceriler|mesleki beceriler|beceri ve yetkinlikler|
      kişisel yetkinlikler|beceriler ve yetkinlikler|bilgisayar becerisi|mesleki yetkinlikler`,
    summary: `özet|profil|hakkımda|kariyer hedefi|ön yazı|kişisel özet|profesyonel özet|hedef|mesleki özet|kariyer özeti|kişisel profil`,
    languages: `diller|yabancı dil|yabancı diller|dil bilgisi|dil becerileri|yabancı dil bilgisi|dil|bildiği diller|yabancı dil seviyesi`,
    certifications: `sertifikalar|sertifika|sertifikalar ve kurslar|belgeler|sertifika ve eğitimler|lisanslar ve sertifikalar|sertifika ve belgeler|kurslar ve sertifikalar|lisanslar|
      kurs ve sertifikalar|kurslar|kurs|sertifika ve kurslar|eğitimler ve sertifikalar|eğitim ve sertifikalar|seminer ve kurslar|mesleki belgeler|ehliyet ve belgeler|ehliyet|katıldığı kurslar`,
    projects: 'projeler|kişisel projeler',
    contact: `iletişim|iletişim bilgileri|kişisel bilgiler|iletişim bilgisi`,
    other: `ilgi alanları|hobiler|referanslar|gönüllülük|gönüllü çalışmalar|ödüller|yayınlar|kurs ve seminerler|askerlik durumu|ek bilgiler|
      seminerler|sürücü belgesi|diğer bilgiler|üyelikler|başarılar|eğitimler ve seminerler`,
  },
  months: 'oca=1|şub=2|mar=3|nis=4|may=5|haz=6|tem=7|ağu=8|eyl=9|eki=10|kas=11|ara=12',
  present: 'halen|günümüz|devam ediyor|devam|şimdi|şu an|bugün|hâlâ|günümüze kadar|halen devam ediyor|devam etmekte',
  degrees: `önlisans|lisans|yüksek lisans|ön lisans|doktora|lise|diploma|mühendisliği|meslek lisesi mezunu|sertifika`,
  schools: `üniversite|üniversitesi|lisesi|okulu|koleji|enstitüsü|fakültesi|akademi|meslek yüksekokulu|yüksekokulu|okullar`,
  roles: `mühendis|mühendisi|uzman|uzmanı|müdür|müdürü|yönetici|yöneticisi|geliştirici|geliştiricisi|danışman|danışmanı|asistan|asistanı|analist|
    analisti|öğretmen|öğretmeni|hemşire|hemşiresi|doktor|avukat|mimar|muhasebeci|tekniker|teknikeri|teknisyen|teknisyeni|operatör|operatörü|
    stajyer|stajyeri|sorumlu|sorumlusu|temsilci|temsilcisi|şef|şefi|direktör|direktörü|koordinatör|koordinatörü|sekreter|garson|aşçı|aşçısı|şoför|
    elektrikçi|kaynakçı|satıcı|eczacı|psikolog|gazeteci|editör|tasarımcı|tasarımcısı|yardımcısı|başkanı|memur|memuru|görevlisi|elemanı|
    mağaza|lideri|takım|usta|ustası|müfettiş|denetçi|yardımcı|araştırmacı|akademisyen|eğitmen|eğitmeni|planlamacı|kurucu|işçi|işçisi|
      aşçıbaşı|eleman|berber|kuaför|kasiyer|komi`,
  organisations: `a ş|a.ş|ltd şti|holding|bankası|hastanesi|belediyesi|grup|grubu|sanayi|ticaret|bakanlığı|şirketi|müdürlüğü|otel|oteli|kliniği|sigorta|lojistik|tekstil|inşaat|otomotiv|gıda|üniversitesi|fabrikası|okulları|mağazaları`,
  levels:
    'ana dil|anadil|anadili|ana dili|akıcı|ileri|orta|başlangıç|iyi|çok iyi|temel|ileri düzey|orta düzey|ileri seviye|orta seviye',
}
