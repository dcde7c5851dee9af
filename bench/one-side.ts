// node bench/one-side.ts CHECKOUT DATA prepare|measure: what `against.ts` has another checkout do, with that checkout's own bench.
const [checkout = '', dataDir = '', act] = process.argv.slice(2)
const part = (name: string) => import(`${checkout}/bench/${name}.ts`)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const { benchSearch, prepareSearch } = await part('search')
if (act === 'prepare') await prepareSearch({ dataDir, say })
else {
  const { benchLists } = await part('list')
  const rows = Number(process.argv[5])
  await benchLists({ dataDir, rows, say })
  await benchSearch({ dataDir, rows, say })
}
// Pools of older checkouts keep their process.
process.exit(0)
