import { workInThread } from '#server/work/in-thread.ts'
import { type CalculationOrder, methodNamed } from './methods.ts'

/** The thread in which calculations run that take long, so that nobody who reads waits for them. */

workInThread(async ({ name, asked }: CalculationOrder, { step }) =>
  methodNamed(name).work(asked as never, step),
)
