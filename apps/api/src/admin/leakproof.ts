import { leakproofStatements } from '../db/row-security/leakproof.ts'

// npm run leakproof: what a superuser of one's own PostgreSQL server runs once, in the product's database (docs/operations.md).
process.stdout.write(leakproofStatements.map((statement) => `${statement};\n`).join(''))
