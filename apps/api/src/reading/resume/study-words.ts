import { allWords, beginning } from '../languages/all.ts'

const schoolsLatin =
  /\b(?:universit\p{L}*|universidad\p{L}*|universidade|college|colegio|institut\p{L}*|instituto|school|schule|hochschule|fachhochschule|academy|academia|akademie|academie|polytech\p{L}*|polit[eé]cnic\p{L}*|politecnico|facult\p{L}*|lyc[eé]e|liceo|[eé]cole|escuela|escola|conservator\p{L}*|gymnasium|uni|mit|eth|epfl|ucla|ucl|nyu|iit|nit|bits|lse|usc|suny|cuny|caltech|uc\s\p{Lu}\p{L}+|tu\s\p{Lu}\p{L}+|virginia tech|georgia tech|texas a&m)\b/iu
const degreesLatin =
  /(?<![\p{L}.])(?:bachelor\p{L}*|master\p{L}*|doctor\p{L}*|associates?|ph\.?\s?d|dphil|mba|bba|bfa|mfa|llb|llm|j\.?d|m\.?d|b\.?\s?tech|m\.?\s?tech|b\.?\s?e|m\.?\s?e|b\.?\s?eng|m\.?\s?eng|b\.?\s?sc|m\.?\s?sc|b\.?\s?s|m\.?\s?s|b\.?\s?a|m\.?\s?a|b\.?\s?com|m\.?\s?com|bca|mca|b\.?\s?ed|m\.?\s?ed|bsn|msn|a\.?\s?a\.?\s?s|a\.?\s?a|a\.?\s?s|diplom\p{L}*|certificate|certification|degree|ged|high school diploma|licence|licenciatura|licenciado|grado|graduado|m[aá]ster|maestr[ií]a|ingenier\p{L}*|laurea|magister|magistr\p{L}*|abitur|baccalaur\p{L}*|bachillerato|bac|bts|dut|dea|dess|hnd|pgdm|pgd|postgraduate|undergraduate|minor|major|coursework|nanodegree|bootcamp|in[zż]\.?)(?![\p{L}])\.?/iu
const schoolsAbroad = beginning(allWords((language) => language.schools))
const degreesAbroad = beginning(allWords((language) => language.degrees))
// Ends of words, in languages that join them.
const schoolEnding =
  /\p{L}{2}(?:schule|gymnasium|gymnasiet|skolan|högskola|hogeschool|college|kolleg|akademie|lyceum|universitetet|universität|universiteit)(?!\p{L})/iu
const degreeEnding =
  /\p{Ll}{3}(?:meister|meisterin|fachwirt|techniker|abschluss|diplom|prüfung|programmet|examen)(?!\p{L})|^(?:m(?:chem|phys|math|bio|sci|pharm|arch)|b(?:arch|pharm)|\d+ (?:gcse|o level|a level)s?)(?!\p{L})/iu
/** True if a word of it tells a school. */
export const namesSchool = (text: string) =>
  schoolsLatin.test(text) || schoolsAbroad.test(text) || schoolEnding.test(text)
/** True if a word of it tells a degree. */
export const namesDegree = (text: string) =>
  degreesLatin.test(text) || degreesAbroad.test(text) || degreeEnding.test(text)
