import { appendFileSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect } from 'vitest'
const kids = () => { const f = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []; return (Number(f[13]) + Number(f[14])) / 100 }
let at = process.cpuUsage(); let k = kids()
beforeAll(() => { at = process.cpuUsage(); k = kids() })
afterAll(() => { const d = process.cpuUsage(at); appendFileSync('/tmp/cpu.log', `${((d.user + d.system) / 1e6).toFixed(2)} ${(kids() - k).toFixed(2)} ${expect.getState().testPath?.replace(/.*w9\//, '')}\n`) })
