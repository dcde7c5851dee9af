import {
  contact,
  head,
  nameOf,
  part,
  periodOf,
  plainSkills,
  rest,
  safe,
  sheets,
  skillPart,
  skillsOf,
  work,
} from './blocks.ts'
import type { Person } from './people.ts'
import { headingsOf } from './words.ts'

type Draw = (person: Person) => string

const groupsAs = (person: Person, one: (group: Person['groups'][number]) => string) =>
  skillPart(person, person.groups.map(one).join(''))
const names = (group: Person['groups'][number]) => group.skills.map(({ name }) => safe(name))
const environment = (person: Person) =>
  skillsOf(person)
    .map(({ name }) => name)
    .concat('Unix', 'Windows')
    .join(', ')
const columns = (person: Person) => head(person) + skillPart(person, plainSkills(person)) + work(person) + rest(person)

/** The twenty layouts by their names. */
export const layouts: Record<string, Draw> = {
  years: (person) =>
    sheets(person, [
      head(person) +
        groupsAs(
          person,
          ({ name, skills }) =>
            `<p><b>${name}</b></p><p>${skills.map((skill) => `${skill.name} ${skill.years}y`).join(' &nbsp; ')}</p>`,
        ),
      work(person) + rest(person),
    ]),
  matrix: (person) =>
    head(person) +
    skillPart(
      person,
      `<table><tr><th>Skill</th><th>Years</th><th>Last used</th></tr>${skillsOf(person)
        .map(({ name, years }) => `<tr><td>${safe(name)}</td><td>${years}</td><td>2025</td></tr>`)
        .join('')}</table>`,
    ) +
    work(person) +
    rest(person),
  three: (person) => `${head(person)}<div class="three">
    <div>${skillPart(person, plainSkills(person))}</div><div>${work(person)}</div><div>${rest(person)}</div></div>`,
  rail: (person) => `<div class="rail"><aside><h1>${nameOf(person)}</h1><p>${contact(person, '<br>')}</p>
    ${skillPart(person, plainSkills(person))}</aside><main><p class="title">${person.title}</p>${work(person)}${rest(person)}</main></div>`,
  running: (person) =>
    sheets(
      person,
      [`<p class="title">${person.title}</p>${work(person)}`, skillPart(person, plainSkills(person)) + rest(person)],
      `<div class="top">${nameOf(person)} &nbsp;·&nbsp; ${contact(person, ' &nbsp;·&nbsp; ')}</div>`,
    ),
  dots: (person) =>
    head(person) +
    skillPart(
      person,
      `<table>${skillsOf(person)
        .map(({ name, years }) => `<tr><td>${name}</td><td>${'●'.repeat(+years)}${'○'.repeat(5 - +years)}</td></tr>`)
        .join('')}</table>`,
    ) +
    work(person) +
    rest(person),
  category: (person) =>
    head(person) +
    groupsAs(person, (group) => `<p><b>${group.name}:</b> ${names(group).join(', ')}</p>`) +
    work(person) +
    rest(person),
  functional: (person) =>
    head(person) +
    part('Profile', '<p>Calm and exact, with twenty years of keeping things in order for other people.</p>') +
    groupsAs(person, (group) => `<p>${names(group).join(', ')}</p>`) +
    work(person, ({ title, employer, duties }) => `<p>${title}, ${employer}</p><p>${duties.join(' ')}</p>`) +
    rest(person),
  federal: (person) =>
    head(person) +
    work(
      person,
      (job, one) => `<p>${job.employer}</p><p>${job.title} (GS-0343-12)</p><p>${periodOf(job, one)}</p>
      <p>Hours per week: 40</p><p>Supervisor: Dana Whitlow (may contact)</p><p>Duties: ${job.duties.join(' ')}</p>`,
    ) +
    rest(person) +
    skillPart(person, plainSkills(person)),
  client: (person) =>
    head(person) +
    groupsAs(person, (group) => `<p><b>${group.name}:</b> ${names(group).join(', ')}.</p>`) +
    work(
      person,
      (job, one) => `<p>Client: ${job.employer} &nbsp;&nbsp;&nbsp; ${periodOf(job, one)}</p><p>Role: ${job.title}</p>
      <p>Responsibilities:</p><ul>${job.duties.map((duty) => `<li>${duty}</li>`).join('')}</ul><p><b>Environment:</b> ${environment(person)}</p>`,
    ) +
    rest(person),
  academic: (person) =>
    sheets(person, [
      head(person) + rest(person) + work(person),
      skillPart(person, plainSkills(person)) +
        part(
          'Publications',
          `<p>${person.lastName}, A. and Brandt, J. (2019) <i>On slow tides</i>. Northern Letters 12, 44–51.</p>`,
        ),
    ]),
  labels: (person) => {
    const { skills, work: experience } = headingsOf(person.language)
    const jobs = person.jobs.map(
      (job) =>
        `<dt>${periodOf(job, person)}</dt><dd><b>${job.title}</b><br>${job.employer}<br>${job.duties.join(' ')}</dd>`,
    )
    return `${head(person)}<h2>${experience}</h2><dl>${jobs.join('')}</dl><h2>${skills}</h2><p>${skillsOf(person)
      .map(({ name }) => name)
      .join(' · ')}</p>${rest(person)}`
  },
  icons: (person) => `<h1>${nameOf(person)}</h1><p class="title">★ ${person.title}</p>
    <p>✉ ${person.email} &nbsp; ☎ ${person.phone} &nbsp; ⚑ ${person.place}</p>
    ${skillPart(
      person,
      `<p class="chips">${skillsOf(person)
        .map(({ name }) => `<span>${name}</span>`)
        .join(' ')}</p>`,
    )}${work(person)}${rest(person)}`,
  watermark: (person) => `<div class="mark">CONFIDENTIAL</div>${columns(person)}`,
  right: (person) =>
    head(person) +
    work(
      person,
      (job, one) =>
        `<table class="wide"><tr><td><b>${job.title}</b><br>${job.employer}</td><td>${periodOf(job, one)}</td></tr></table><p>${job.duties.join(' ')}</p>`,
    ) +
    skillPart(
      person,
      `<p>${skillsOf(person)
        .map(({ name }) => name)
        .join(', ')}</p>`,
    ) +
    rest(person),
  dense: (person) =>
    `<div class="dense">${head(person)}${skillPart(
      person,
      `<p>${skillsOf(person)
        .map(({ name }) => name)
        .join(' | ')}</p>`,
    )}${work(person, (job, one) => `<p>${job.title} | ${job.employer} | ${periodOf(job, one)} – ${job.duties.join(' ')}</p>`)}${rest(person)}</div>`,
  licences: columns,
  parens: (person) =>
    head(person) +
    groupsAs(
      person,
      ({ name, skills }) =>
        `<p>${name.toUpperCase()}</p><p>${skills.map((skill) => `${skill.name} (${skill.years} years)`).join(', ')}</p>`,
    ) +
    work(person) +
    rest(person),
  cards: (person) =>
    `${head(person)}<div class="two">${person.jobs
      .map((job) => `<div class="card"><b>${job.title}</b><br>${job.employer}<br>${periodOf(job, person)}</div>`)
      .join('')}</div>${skillPart(person, plainSkills(person))}${rest(person)}`,
}

export const style = `<style>body{font:11pt sans-serif;margin:14mm}h1{font-size:22pt;margin:0}h2{font-size:13pt;margin:10pt 0 4pt}p{margin:2pt 0}
ul{margin:2pt 0}.sheet{position:relative;height:245mm;break-after:page}footer{position:absolute;bottom:0;font-size:9pt}.top{font-size:9pt;margin-bottom:8mm}
.three{display:grid;grid-template-columns:1fr 1.3fr 1fr;gap:6mm;font-size:9.5pt}.rail{display:grid;grid-template-columns:60mm 1fr;gap:8mm}
aside{background:#233;color:#fff;padding:4mm}dl{display:grid;grid-template-columns:45mm 1fr}dt{text-align:right;padding-right:6mm}dd{margin:0}
.mark{position:fixed;top:110mm;left:20mm;font-size:64pt;opacity:.1;transform:rotate(-40deg)}.wide{width:100%}.wide td:last-child{text-align:right}
.dense{font-size:8pt}.dense h1{font-size:13pt}.dense h2{font-size:9pt}.chips span{border:1px solid;padding:1pt 8pt;margin-right:10pt;display:inline-block}
.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin:6mm 0}.card{border:1px solid;padding:3mm}td,th{padding-right:10mm;text-align:left}</style>`
