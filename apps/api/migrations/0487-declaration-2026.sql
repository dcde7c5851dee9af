-- Version 2026 of what a student declares. A line that begins with # is a heading, an empty line ends a paragraph.
insert into proof_text (kind, name, holds_from, texts) values ('student-declaration', '2026', '2026-01-01', jsonb_build_object(
'en', jsonb_build_object('title', 'Declaration of the student', 'body', $text$# 1. What I told is true
What I told in the ten steps of my file is true and whole: my name, my addresses, how to reach me and whom to call, my passport, my family, and my tests. I have read it here, or it was read to me.

# 2. Refusals and journeys
I have named every visa that was refused to me, every deportation, and every country that I have visited. I have left none out because it was long ago or seemed small.

# 3. When something changes
If any of it changes, I tell the agency without waiting to be asked. My file is then opened again, and I sign anew.

# 4. What the agency may do
The agency may use what stands in my file for the applications that I ask it to make: to institutions, and for visas. For anything else it asks me first.$text$),
'fr', jsonb_build_object('title', 'Déclaration de l’étudiant', 'body', $text$# 1. Ce que j’ai dit est vrai
Ce que j’ai indiqué dans les dix étapes de mon dossier est vrai et complet : mon nom, mes adresses, comment me joindre et qui appeler, mon passeport, ma famille et mes tests. Je l’ai lu ici, ou on me l’a lu.

# 2. Refus et voyages
J’ai indiqué chaque visa qui m’a été refusé, chaque expulsion et chaque pays que j’ai visité. Je n’en ai omis aucun parce qu’il était ancien ou semblait sans importance.

# 3. Si quelque chose change
Si l’un de ces points change, je le dis à l’agence sans attendre qu’elle me le demande. Mon dossier est alors rouvert et je signe de nouveau.

# 4. Ce que l’agence peut faire
L’agence peut utiliser ce qui figure dans mon dossier pour les candidatures que je lui demande : auprès d’établissements et pour des visas. Pour toute autre chose, elle me demande d’abord.$text$),
'zh', jsonb_build_object('title', '学生声明', 'body', $text$# 1. 所填内容属实
我在档案十个步骤中所填的内容真实、完整：姓名、地址、联系方式与紧急联系人、护照、家庭情况和考试。我已在此阅读，或有人已读给我听。

# 2. 拒签与出行
我已写明每一次被拒的签证、每一次遣返，以及我到访过的每一个国家。没有因为时间久远或看似微小而遗漏任何一项。

# 3. 如有变化
其中任何内容如有变化，我会主动告知机构，不等对方询问。届时我的档案将重新打开，由我再次签署。

# 4. 机构可以做什么
机构可以将我档案中的内容用于我请其办理的申请：向院校申请以及申请签证。用于其他任何事项时，须先征得我的同意。$text$),
'ar', jsonb_build_object('title', 'إقرار الطالب', 'body', $text$# 1. ما ذكرته صحيح
ما ذكرته في الخطوات العشر من ملفي صحيح وكامل: اسمي وعناويني وطرق الوصول إليّ ومن يُتصل به، وجواز سفري وعائلتي واختباراتي. وقد قرأته هنا، أو قُرئ عليّ.

# 2. حالات الرفض والسفر
ذكرت كل تأشيرة رُفضت لي، وكل ترحيل، وكل بلد زرته. ولم أترك شيئًا لأنه قديم أو بدا بسيطًا.

# 3. إذا تغيّر شيء
إذا تغيّر أي من ذلك أخبرت الوكالة دون أن أنتظر سؤالها. ويُفتح ملفي عندئذ من جديد، وأوقّع مرة أخرى.

# 4. ما يجوز للوكالة
يجوز للوكالة أن تستخدم ما في ملفي للطلبات التي أطلب منها تقديمها: إلى المؤسسات التعليمية وللتأشيرات. ولأي غرض آخر تسألني أولًا.$text$)
));
