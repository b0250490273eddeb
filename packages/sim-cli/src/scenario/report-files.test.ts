import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import type { Outcome } from './replay.ts';
import { junitReport } from './report-files.ts';

const WELL: Outcome = {
  name: 'Goes well',
  file: 'a.yaml',
  seed: 1,
  lasted: millis(1_500),
  failure: undefined,
  traceEvents: [],
};
const FAILED: Outcome = {
  ...WELL,
  name: 'Fails: <here>, "now"',
  failure: {
    at: millis(7),
    file: 'parts/b.yaml',
    line: 12,
    step: 3,
    wanted: 'call "news" within 50% of\n1 s',
    instead: 'none',
  },
};

it('writes a test case for each scenario as JUnit does, with the time of the scenario in seconds', () => {
  expect(junitReport([WELL, FAILED])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="2" failures="1" errors="0" time="3">
  <testsuite name="greenroom-sim replay" tests="2" failures="1" errors="0" time="3">
    <testcase name="Goes well" classname="a.yaml" time="1.5"/>
    <testcase name="Fails: &lt;here&gt;, &quot;now&quot;" classname="a.yaml" time="1.5">
      <failure message="expected call &quot;news&quot; within 50% of
1 s, but none">parts/b.yaml:12, step 3</failure>
    </testcase>
  </testsuite>
</testsuites>
`);
});

it('writes control characters so that they can stand in XML', () => {
  const report = junitReport([{ ...WELL, name: 'Bold \u001B[1m, and\ta tab' }]);
  expect(report).toContain('name="Bold \\u{1b}[1m, and\ta tab"');
});
