import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { checkBrowser, checkConnection, checkFigure, checkStorage } from './checks.ts'
import type { Finding, State } from './findings.ts'
import classes from './testing.module.css'

const SIGNS = { good: IconCircleCheck, slow: IconAlertTriangle, missing: IconCircleX } as const
const WORDS: Readonly<Record<State, string>> = {
  good: 'Good',
  slow: 'Look at this',
  missing: 'Does not work',
}

/** Checks the reader's own browser, storage and connection, and how long a figure takes; says what to do. Nothing of it is sent. */
export default function TestingPage() {
  const picture = useRef<HTMLImageElement>(null)
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [isChecking, setIsChecking] = useState(true)
  const check = useCallback(async () => {
    setIsChecking(true)
    setFindings([])
    const add = (finding: Finding) => setFindings((before) => [...before, finding])
    add(checkBrowser())
    add(await checkStorage())
    add(await checkConnection())
    if (picture.current) add(await checkFigure(picture.current))
    setIsChecking(false)
  }, [])
  useEffect(() => void check(), [check])
  return (
    <div className={classes.page}>
      <h1>Does this site work here?</h1>
      <Text above={8} tone="soft" widest="72ch">
        Your browser, its storage, your connection, and how long a figure takes. What is found stays on this
        device; nothing of it is sent.
      </Text>
      <Stack as="ul" gap={16} className={classes.findings}>
        {findings.map((finding) => (
          <Row as="li" key={finding.what} gap={12} align="start">
            <Sign state={finding.state} />
            <div>
              <Text as="h2" size={14}>
                {finding.what}: <span data-state={finding.state}>{WORDS[finding.state]}</span>
              </Text>
              <p>{finding.found}</p>
              {finding.advice && <Text tone="soft">{finding.advice}</Text>}
            </div>
          </Row>
        ))}
      </Stack>
      <Text role="status" above={12} tone="soft">
        {isChecking ? 'Checking …' : 'All four checks are done.'}
      </Text>
      <Row gap={8} above={12}>
        <Button onClick={() => void check()} disabled={isChecking}>
          Check again
        </Button>
      </Row>
      <img
        ref={picture}
        className={classes.picture}
        alt="DPT 3 / Penta 3 coverage in Nigeria over the years"
      />
    </div>
  )
}

function Sign({ state }: { readonly state: State }) {
  const Icon = SIGNS[state]
  return <Icon size={22} aria-hidden="true" className={classes.sign} data-state={state} />
}
