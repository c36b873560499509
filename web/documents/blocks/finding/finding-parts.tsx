import type { FindingPart, FindingText } from '#sections/findings/finding-part.ts'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { SmallPicture } from '#web/views/small-picture.tsx'
import { FindingTable } from './finding-table.tsx'
import classes from './finding-page.module.css'

/** Pieces of a finding below each other. */
export function FindingParts({ parts }: { readonly parts: readonly FindingPart[] }) {
  // A piece is known by its place among the others and by nothing else.
  const placed = parts.map((part, place) => ({ part, place }))
  return (
    <Stack gap={8} className={classes.parts}>
      {placed.map(({ part, place }) => (
        <Part key={place} part={part} />
      ))}
    </Stack>
  )
}

const LOOKS: Readonly<Record<FindingText['look'], Parameters<typeof Text>[0]>> = {
  finding: { size: 20, weight: 650 },
  number: { size: 16, weight: 650, figures: true },
  strong: { weight: 600 },
  plain: { tone: 'soft' },
  note: { tone: 'soft', size: 12 },
}

function Part({ part }: { readonly part: FindingPart }) {
  switch (part.part) {
    case 'heading':
      return (
        <Text as="h3" heading size={16}>
          {part.text}
        </Text>
      )
    case 'text':
      return <Text {...LOOKS[part.look]}>{part.segments.map(written)}</Text>
    case 'list':
      return (
        <ul className={classes.list}>
          {part.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )
    case 'drawing':
      return <SmallPicture picture={part} />
    case 'table':
      return <FindingTable table={part} />
    case 'card':
      return (
        <Stack gap={4} className={classes.card}>
          <Text weight={600}>{part.heading}</Text>
          <Text size={20} weight={650} figures>
            {part.value}
          </Text>
          {part.lines.map((line) => (
            <Text key={line} tone="soft">
              {line}
            </Text>
          ))}
          <Text tone="soft" size={12} unlessEmpty>
            {part.citation}
          </Text>
        </Stack>
      )
    case 'columns': {
      const shares = part.columns.map(({ share }) => `minmax(0, ${share}fr)`).join(' ')
      const placed = part.columns.map(({ parts }, place) => ({ parts, place }))
      return (
        <Grid gap={16} className={classes.columns} style={{ '--shares': shares } as React.CSSProperties}>
          {placed.map(({ parts, place }) => (
            <FindingParts key={place} parts={parts} />
          ))}
        </Grid>
      )
    }
  }
}

function written({ text, strong }: FindingText['segments'][number], place: number) {
  return strong ? <strong key={place}>{text}</strong> : text
}
