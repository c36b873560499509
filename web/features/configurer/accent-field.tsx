import { useState } from 'react'
import { readColour } from '#domain/colour/colour.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './configurer.module.css'
import type { AccentFound } from './accent-found.ts'
import { ContrastTable } from './contrast-table.tsx'

/** Colours that pass, to begin with. */
const OFFERED = ['#1A4996', '#5B3E9B', '#7A1542', '#8E4A12', '#14505F', '#3F4A54']

interface AccentFieldProps {
  readonly value: string | null
  readonly found: AccentFound | null
  readonly onChange: (accent: string | null) => void
}

/** The accent: typed, picked or one of those offered; with what was found about it, and the nearest that passes. */
export function AccentField({ value, found, onChange }: AccentFieldProps) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value ?? ''
  const take = (next: string) => {
    const full = /^[\da-f]/i.test(next) ? `#${next}` : next
    setTyped(full)
    if (full === '') onChange(null)
    else if (readColour(full)) onChange(full.toUpperCase())
  }
  const choose = (next: string | null) => {
    setTyped(null)
    onChange(next)
  }
  const fault = faultOf()
  return (
    <Stack gap={12}>
      <Row wrap gap={12} rows={8} align="start">
        <div className={classes.colour}>
          <TextField
            label={text(message('configurer.accent'))}
            placeholder="#007A4A"
            maxLength={7}
            spellCheck={false}
            value={shown}
            error={fault}
            onChange={({ currentTarget }) => take(currentTarget.value.trim())}
          />
        </div>
        <Stack gap={4}>
          <Text as="span" weight={500}>
            {text(message('configurer.offered'))}
          </Text>
          <Row gap={8} wrap>
            <Swatch
              colour="#007A4A"
              name={text(message('configurer.own-colour'))}
              isChosen={value === null}
              onChoose={() => choose(null)}
            />
            {OFFERED.map((colour) => (
              <Swatch
                key={colour}
                colour={colour}
                name={colour}
                isChosen={value === colour}
                onChoose={() => choose(colour)}
              />
            ))}
          </Row>
        </Stack>
      </Row>
      {found && !found.passes && (
        <Row gap={12} align="center" wrap card="plain">
          <ColourChip colour={found.nearest} />
          <Stack gap={2} grows>
            <strong>{text(message('configurer.nearest', { colour: found.nearest }))}</strong>
            <Text tone="soft" size={13}>
              {text(message('configurer.nearest-about'))}
            </Text>
          </Stack>
          <Button kind="primary" onClick={() => choose(found.nearest)}>
            {text(message('configurer.use-it'))}
          </Button>
        </Row>
      )}
      {found && <ContrastTable found={found} />}
    </Stack>
  )

  function faultOf(): string | undefined {
    if (typed !== null && typed !== '' && !readColour(typed)) return text(message('configurer.no-colour'))
    if (!found || found.passes) return undefined
    return text(message('configurer.fails', { colour: found.chosen }))
  }
}

interface SwatchProps {
  readonly colour: string
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Swatch({ colour, name, isChosen, onChoose }: SwatchProps) {
  return (
    <button
      type="button"
      className={classes.swatch}
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <ColourChip colour={colour} />
    </button>
  )
}

export function ColourChip({ colour }: { readonly colour: string }) {
  return (
    <svg className={classes.chip} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="5" fill={colour} />
    </svg>
  )
}
