-- Version 2025 of the agreement. A line that begins with # is a heading, an empty line ends a paragraph.
insert into proof_text (kind, name, holds_from, texts) values ('agreement', '2025', '2025-01-01', jsonb_build_object(
'en', jsonb_build_object('title', 'Agreement with Corridor, version 2025', 'body', $text$# 1. Who agrees
This agreement is between the operator of this installation of Corridor (“the operator”) and the company that signs it (“the company”). The person who signs does so for the company, and says by signing that they may.

# 2. What it is about
The operator runs Corridor and keeps it available to the company: for candidates, jobs, hotlists and the placement of people and students. The company uses it for its own business, within the plan that it has chosen.

# 3. What the company tells of itself
The name, address, contacts, references and documents that the company enters are true. When they change, the company corrects them in Corridor within thirty days. The operator checks them, and may return what it cannot confirm.

# 4. Members and accounts
Each member has an account of their own, and nobody shares a password. What members do in Corridor counts as done by the company. The company ends the access of those who leave.

# 5. People’s data
The company decides why and how it keeps data of candidates and students, and answers for having their consent or another lawful ground. The operator processes that data only to run Corridor and only as the company instructs, keeps it confidential, protects it with technical measures that fit the risk, and tells the company without delay about any breach that concerns it.

# 6. Honest dealing
The company offers nobody without their knowledge, promises no job, admission or visa that it cannot give, and asks no candidate for money for being placed where the law forbids it. It acts as a representative of others only as far as they have agreed.

# 7. Commission
A commission is due only where both sides have agreed on it in writing for a certain service. It is paid to the account that stands in the company’s bank details. This agreement by itself obliges nobody to pay one.

# 8. Certificate
Once the operator has verified what is needed for it, the company may have an official representative certificate. It shows it truthfully and only while it is valid. The operator may revoke it with a reason, and anybody may check it at the address that stands on it.

# 9. Term and end
The agreement begins with the signature and runs until one side ends it. Either side may end it at any time with thirty days’ notice in writing, and at once for a serious breach. The company may then export its data for thirty days; afterwards the operator deletes it, except for what the law obliges it to keep.

# 10. Changes
If the operator changes this agreement, it offers the new version to be signed. The signed version is kept, can be read at any time, and holds until the new one is signed or one side ends it. Should a part be void, the rest stands. The law that protects the company, its members and the people whose data it keeps is not limited by it.$text$),
'fr', jsonb_build_object('title', 'Accord avec Corridor, version 2025', 'body', $text$# 1. Les parties
Cet accord lie l’exploitant de cette installation de Corridor (« l’exploitant ») et l’entreprise qui le signe (« l’entreprise »). La personne qui signe le fait pour l’entreprise et affirme, en signant, qu’elle en a le droit.

# 2. L’objet
L’exploitant fait fonctionner Corridor et le met à la disposition de l’entreprise : pour les candidats, les postes, les hotlists et le placement de personnes et d’étudiants. L’entreprise l’utilise pour sa propre activité, dans les limites de la formule qu’elle a choisie.

# 3. Ce que l’entreprise déclare
Le nom, l’adresse, les contacts, les références et les documents que l’entreprise saisit sont exacts. S’ils changent, elle les corrige dans Corridor sous trente jours. L’exploitant les vérifie et peut renvoyer ce qu’il ne peut confirmer.

# 4. Membres et comptes
Chaque membre a son propre compte et personne ne partage son mot de passe. Ce que les membres font dans Corridor est réputé fait par l’entreprise. L’entreprise met fin à l’accès de ceux qui partent.

# 5. Données personnelles
L’entreprise décide pourquoi et comment elle conserve les données des candidats et des étudiants, et répond de leur consentement ou d’une autre base légale. L’exploitant ne traite ces données que pour faire fonctionner Corridor et selon les instructions de l’entreprise, les tient confidentielles, les protège par des mesures techniques adaptées au risque et informe l’entreprise sans délai de toute violation qui la concerne.

# 6. Loyauté
L’entreprise ne propose personne à son insu, ne promet ni emploi, ni admission, ni visa qu’elle ne peut donner, et ne demande pas d’argent à un candidat pour son placement là où la loi l’interdit. Elle n’agit comme représentante d’autrui que dans la mesure de leur accord.

# 7. Commission
Une commission n’est due que si les deux parties en sont convenues par écrit pour un service précis. Elle est versée sur le compte indiqué dans les coordonnées bancaires de l’entreprise. Le présent accord n’oblige à lui seul personne à en payer une.

# 8. Certificat
Une fois vérifié ce qui est nécessaire, l’entreprise peut obtenir un certificat officiel de représentant. Elle le présente de bonne foi et seulement tant qu’il est valable. L’exploitant peut le révoquer en donnant un motif, et chacun peut le contrôler à l’adresse qui y figure.

# 9. Durée et fin
L’accord commence à la signature et dure jusqu’à ce qu’une partie y mette fin. Chacune peut y mettre fin à tout moment par écrit avec un préavis de trente jours, et immédiatement en cas de manquement grave. L’entreprise peut alors exporter ses données pendant trente jours ; ensuite l’exploitant les efface, sauf ce que la loi l’oblige à garder.

# 10. Modifications
Si l’exploitant modifie cet accord, il propose la nouvelle version à la signature. La version signée est conservée, reste lisible à tout moment et s’applique jusqu’à la signature de la nouvelle ou jusqu’à la fin de l’accord. Si une partie est nulle, le reste demeure. Le droit qui protège l’entreprise, ses membres et les personnes dont elle garde les données n’en est pas limité.$text$),
'zh', jsonb_build_object('title', 'Corridor 协议（2025 版）', 'body', $text$# 1. 协议双方
本协议由 Corridor 本站点的运营方（以下称“运营方”）与签署本协议的公司（以下称“公司”）订立。签署人代表公司签署，并以签署表明自己有权这样做。

# 2. 协议内容
运营方运行 Corridor，并供公司用于候选人、职位、热门名单以及人员和学生的安置。公司在所选套餐范围内，将其用于自身业务。

# 3. 公司提供的资料
公司填写的名称、地址、联系人、推荐信息和文件均真实。如有变化，公司应在三十天内在 Corridor 中更正。运营方进行核实，无法确认的内容可以退回。

# 4. 成员与账户
每位成员使用自己的账户，任何人不得共用密码。成员在 Corridor 中的行为视为公司的行为。成员离开时，公司应终止其访问权限。

# 5. 个人数据
公司决定保存候选人和学生数据的目的和方式，并对取得其同意或具备其他合法依据负责。运营方仅为运行 Corridor 并按照公司的指示处理这些数据，予以保密，采取与风险相适应的技术措施加以保护，并在发生与公司有关的数据泄露时及时通知公司。

# 6. 诚信经营
公司不在他人不知情的情况下推荐他人，不承诺自己无法给予的工作、录取或签证，在法律禁止的地方不向候选人收取安置费用。公司仅在他人同意的范围内作为其代表行事。

# 7. 佣金
只有双方就某项服务书面约定时才产生佣金。佣金付至公司银行信息中的账户。本协议本身不使任何一方负有支付佣金的义务。

# 8. 证书
运营方核实所需内容后，公司可以取得官方代表证书。公司如实出示证书，且仅在其有效期内出示。运营方可以说明理由后撤销证书，任何人都可以在证书所载网址进行查验。

# 9. 期限与终止
本协议自签署之日起生效，直至一方终止。任何一方可随时提前三十天书面通知终止；对方严重违约时可立即终止。终止后三十天内公司可以导出其数据，此后运营方予以删除，法律要求保留的除外。

# 10. 变更
运营方如变更本协议，将提供新版本供签署。已签署的版本予以保留，可随时阅读，在新版本签署或一方终止之前继续有效。如部分条款无效，其余条款仍然有效。保护公司、其成员以及数据所涉人员的法律不因本协议而受限制。$text$),
'ar', jsonb_build_object('title', 'اتفاقية Corridor، إصدار 2025', 'body', $text$# 1. طرفا الاتفاقية
هذه الاتفاقية بين مشغّل هذه النسخة من Corridor («المشغّل») والشركة التي توقّعها («الشركة»). يوقّع الشخص نيابة عن الشركة، ويؤكد بتوقيعه أن ذلك من حقه.

# 2. موضوعها
يدير المشغّل Corridor ويتيحه للشركة من أجل المرشحين والوظائف والقوائم الساخنة وتوظيف الأشخاص وإلحاق الطلاب. وتستخدمه الشركة لعملها الخاص ضمن الخطة التي اختارتها.

# 3. ما تذكره الشركة عن نفسها
الاسم والعنوان وجهات الاتصال والمراجع والمستندات التي تدخلها الشركة صحيحة. وإذا تغيّرت صحّحتها الشركة في Corridor خلال ثلاثين يومًا. ويتحقق المشغّل منها، وله أن يعيد ما لا يستطيع تأكيده.

# 4. الأعضاء والحسابات
لكل عضو حساب خاص به، ولا يشارك أحد كلمة مروره. وما يفعله الأعضاء في Corridor يُعدّ صادرًا عن الشركة. وتنهي الشركة وصول من يغادرها.

# 5. بيانات الأشخاص
تقرر الشركة لماذا وكيف تحتفظ ببيانات المرشحين والطلاب، وتكون مسؤولة عن موافقتهم أو عن أي أساس قانوني آخر. ولا يعالج المشغّل هذه البيانات إلا لتشغيل Corridor ووفق تعليمات الشركة، ويحفظ سريتها ويحميها بتدابير تقنية تناسب المخاطر، ويبلغ الشركة دون تأخير بأي خرق يخصها.

# 6. التعامل بأمانة
لا تعرض الشركة أحدًا دون علمه، ولا تعد بوظيفة أو قبول أو تأشيرة لا تستطيع منحها، ولا تطلب من مرشح مالًا مقابل توظيفه حيث يمنع القانون ذلك. ولا تمثّل غيرها إلا في حدود موافقته.

# 7. العمولة
لا تُستحق عمولة إلا إذا اتفق عليها الطرفان كتابةً عن خدمة معينة. وتُدفع إلى الحساب المذكور في البيانات البنكية للشركة. ولا تُلزم هذه الاتفاقية وحدها أحدًا بدفع عمولة.

# 8. الشهادة
بعد أن يتحقق المشغّل مما يلزم، يجوز للشركة الحصول على شهادة ممثل رسمي. وتعرضها بصدق وفي مدة صلاحيتها فقط. وللمشغّل أن يلغيها مع ذكر السبب، ويمكن لأي شخص التحقق منها على العنوان المكتوب عليها.

# 9. المدة والانتهاء
تبدأ الاتفاقية بالتوقيع وتستمر حتى ينهيها أحد الطرفين. ولكل طرف أن ينهيها في أي وقت بإشعار كتابي قبل ثلاثين يومًا، وفورًا عند الإخلال الجسيم. وللشركة عندئذ أن تصدّر بياناتها خلال ثلاثين يومًا، ثم يحذفها المشغّل إلا ما يلزمه القانون بحفظه.

# 10. التغييرات
إذا غيّر المشغّل هذه الاتفاقية عرض الإصدار الجديد للتوقيع. ويُحفظ الإصدار الموقّع ويمكن قراءته في أي وقت، ويبقى ساريًا حتى توقيع الجديد أو إنهاء أحد الطرفين. وإذا بطل جزء بقي الباقي. ولا تحدّ هذه الاتفاقية من القانون الذي يحمي الشركة وأعضاءها والأشخاص الذين تحتفظ ببياناتهم.$text$)
));
