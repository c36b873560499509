import { workInThread } from '#server/work/in-thread.ts'
import type { JudgementNeeds } from './judge-published.ts'
import { type CalculationOrder, methodNamed } from './methods.ts'

/** The thread in which calculations run that take long, so that nobody who reads waits for them. */

workInThread<CalculationOrder, unknown, JudgementNeeds>(async ({ name, asked }, ground) =>
  methodNamed(name).work(asked as never, ground),
)
