import { useDirection } from '@mantine/core'
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import { formatPoint } from '../../../lib/format/format'
import classes from './admin.module.css'
import type { Series } from './chart-card'

const line = { stroke: 'var(--hairline)' }
const words = { fill: 'var(--mantine-color-dimmed)', fontSize: 12 }

/** Bars or an area over time. It is a picture: who does not see it reads the table. */
export default function SeriesChart({ kind, unit, points, format }: Series) {
  const isRtl = useDirection().dir === 'rtl'
  const Chart = kind === 'bar' ? BarChart : AreaChart
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Chart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 8 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} {...line} />
        <XAxis
          dataKey="start"
          reversed={isRtl}
          tickFormatter={(start: string) => formatPoint(start, unit)}
          tick={words}
          axisLine={line}
          tickLine={false}
          minTickGap={12}
        />
        <YAxis
          orientation={isRtl ? 'right' : 'left'}
          width="auto"
          tickFormatter={format}
          tick={words}
          axisLine={false}
          tickLine={false}
          allowDecimals={false}
        />
        <Tooltip
          content={(tip) => <Tip {...(tip as TooltipContentProps)} unit={unit} format={format} />}
          cursor={{ fill: 'var(--hairline)', stroke: 'var(--hairline)' }}
          isAnimationActive={false}
        />
        {kind === 'bar' ? (
          <Bar dataKey="value" fill="var(--accent)" radius={[3, 3, 0, 0]} maxBarSize={40} isAnimationActive={false} />
        ) : (
          <Area
            dataKey="value"
            stroke="var(--accent)"
            strokeWidth={2}
            fill="var(--accent)"
            fillOpacity={0.15}
            isAnimationActive={false}
          />
        )}
      </Chart>
    </ResponsiveContainer>
  )
}

function Tip({ active, payload, unit, format }: TooltipContentProps & Pick<Series, 'unit' | 'format'>) {
  const point = payload?.[0]?.payload as Series['points'][number] | undefined
  if (!active || !point) return null
  return (
    <div className={classes.tip}>
      <span>{formatPoint(point.start, unit === 'month' ? 'wholeMonth' : unit)}</span>
      <strong>{format(point.value)}</strong>
    </div>
  )
}
