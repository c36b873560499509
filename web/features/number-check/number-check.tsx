import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { releaseYear } from '#contract/release-data.ts'
import { message } from '#domain/message/message.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useMedia } from '#web/kit/use-media.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { handedNumber } from '#web/memory/handed-number.ts'
import { useStore } from '#web/memory/store.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { AskedLine } from './asked-line.tsx'
import { addressOfInput, inputFrom } from './check-address.ts'
import { CheckAnswer } from './check-answer.tsx'
import { CheckForm } from './check-form.tsx'
import { type CheckInput, MONTHS_OF_YEAR, readInput } from './check-input.ts'
import { keepCheck } from './kept-checks.ts'
import { KeptPart } from './kept-part.tsx'
import { SheetPart } from './sheet-part.tsx'
import { useAreaNames, useCheckData } from './use-check-data.ts'
import classes from './number-check.module.css'

interface NumberCheckProps {
  readonly catalogue: Catalogue
  readonly addressOf: (indicator: number, source?: number) => string | null
}

/** A figure that somebody has in hand, against everything that the release has of the same. Nothing leaves the device. */
export default function NumberCheck({ catalogue, addressOf }: NumberCheckProps) {
  const { text } = useLanguage()
  const [, navigate] = useLocation()
  const [input, setInput] = useState(() => firstInput(catalogue))
  const isNarrow = useMedia('(max-width: 640px)')
  const [isFolded, setFolded] = useState(input.figure !== '')
  const handed = useStore(handedNumber)
  useEffect(() => {
    if (!handed) return
    setInput((before) => ({ ...before, ...handed, period: handed.period ?? before.period }))
    setFolded(true)
    handedNumber.set(null)
  }, [handed])
  const areas = useAreaNames()
  const reference = useMemo(
    () => ({ ...catalogue.reference, locations: new Map([...areas, ...catalogue.reference.locations]) }),
    [catalogue, areas],
  )
  const currentYear = releaseYear(catalogue.release)
  const { asked, faults } = useMemo(
    () => readInput(input, reference, currentYear),
    [input, reference, currentYear],
  )
  const files = useCheckData(input.indicator, catalogue)
  const change = (part: Partial<CheckInput>) => setInput((before) => ({ ...before, ...part }))
  const open = (next: CheckInput) => {
    setInput(next)
    setFolded(true)
    window.scrollTo({ top: 0 })
  }
  const isLine = isNarrow && isFolded && asked !== null
  return (
    <Stack gap={20} className={classes.page}>
      <div className={classes.form}>
        {isLine ? (
          <AskedLine asked={asked} onChange={() => setFolded(false)} />
        ) : (
          <CheckForm
            {...{ input, faults, catalogue, reference }}
            onChange={change}
            onDone={() => {
              setFolded(true)
              focusLater('check-verdict')
            }}
          />
        )}
        <SheetPart {...{ catalogue, reference, addressOf }} hasBox={!isLine} onOpen={open} />
      </div>
      {asked ? (
        <CheckAnswer
          {...{ asked, files, addressOf }}
          onKeep={() => keepCheck(input)}
          onShare={() => {
            const address = addressOfInput(input)
            navigate(address, { replace: true })
            return window.location.origin + address
          }}
          onMonths={() => {
            if (input.months.length === 0)
              change({ months: Array.from({ length: MONTHS_OF_YEAR }, () => '') })
            setFolded(false)
            focusLater('months')
          }}
          onCounts={() => {
            setFolded(false)
            focusLater('count')
          }}
        />
      ) : (
        <div>
          <h1>{text(message('pages.check'))}</h1>
          <Text above={6} tone="soft" widest="80ch">
            {text(message('check-page.lead'))}
          </Text>
        </div>
      )}
      <KeptPart reference={reference} onOpen={open} />
    </Stack>
  )
}

/** What the address says. */
function firstInput({ release, reference: { indicators } }: Catalogue): CheckInput {
  const input = inputFrom(new URLSearchParams(window.location.search), releaseYear(release))
  return indicators.has(input.indicator) ? input : { ...input, indicator: [...indicators.keys()][0] ?? 0 }
}

/** Moves to a field, or to the verdict, once it is drawn. */
function focusLater(name: string): void {
  setTimeout(() => {
    const found = document.querySelector<HTMLElement>(`[data-field="${name}"], #${name}`)
    found?.scrollIntoView({ block: 'nearest' })
    found?.focus({ preventScroll: true })
  }, 50)
}
