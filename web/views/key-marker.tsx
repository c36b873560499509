import type { KeyEntry } from '#charts/figure.ts'

/** The sign of a key entry, in its colour: the same form as on the plot. */
export function KeyMarker({ entry }: { readonly entry: KeyEntry }) {
  const colour = `var(${entry.colour})`
  const rim = entry.broken ? { strokeDasharray: '2 1.5' } : {}
  const shape = entry.hollow
    ? { fill: 'var(--canvas)', stroke: colour, strokeWidth: 2, ...rim }
    : { fill: colour }
  const wide = WIDE.includes(entry.marker)
  return (
    <svg width={wide ? 20 : 12} height="12" viewBox={wide ? '0 0 20 12' : '0 0 12 12'} aria-hidden="true">
      {drawn(entry.marker, colour, shape)}
    </svg>
  )
}

const WIDE: readonly KeyEntry['marker'][] = ['line', 'dashed', 'whisker', 'band', 'hatch', 'outline']

function drawn(marker: KeyEntry['marker'], colour: string, shape: React.SVGProps<SVGElement>) {
  const fill = shape as React.SVGProps<SVGPathElement>
  switch (marker) {
    case 'square':
      return <path d="M1.5 1.5h9v9h-9z" {...fill} />
    case 'circle':
      return <path d="M6 1.3a4.7 4.7 0 1 0 0 9.4a4.7 4.7 0 1 0 0-9.4z" {...fill} />
    case 'diamond':
      return <path d="M6 .8 11.2 6 6 11.2.8 6z" {...fill} />
    case 'dot':
      return <circle cx="6" cy="6" r="2.4" fill={colour} />
    case 'up':
      return <path d="M6 2 11 10.5H1z" {...fill} />
    case 'down':
      return <path d="M6 10 11 1.5H1z" {...fill} />
    case 'cross':
      return <path d="M4.3 1h3.4v3.3H11v3.4H7.7V11H4.3V7.7H1V4.3h3.3z" fill={colour} />
    case 'line':
      return <path d="M0 6h20" stroke={colour} strokeWidth="2" />
    case 'dashed':
      return <path d="M0 6h20" stroke={colour} strokeWidth="1.6" strokeDasharray="4 3" />
    case 'whisker':
      return <path d="M2 6h16M2 3v6M18 3v6" stroke={colour} strokeWidth="1.3" fill="none" />
    case 'band':
      return <path d="M0 1h20v10H0z" fill={colour} opacity="0.25" />
    case 'outline':
      return <path d="M1 1.5h18v9H1z" fill="none" stroke={colour} strokeWidth="1.4" />
    case 'hatch':
      return (
        <path
          d="M.5.5h19v11H.5zM2 11.5 11 .5M8 11.5 17 .5M14 11.5 19.5 5M.5 5.5 4 .5"
          fill="none"
          stroke={colour}
        />
      )
  }
}
