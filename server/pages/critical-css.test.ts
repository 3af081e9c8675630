import { expect, test } from "vitest"
import { criticalCss, readStylesheet } from "./critical-css.ts"

const used = (css: string, html: string) => criticalCss(readStylesheet(css), html)

test.each([
  ["a class that an element has", ".a{color:red}", '<p class="b a">'],
  ["a state of it", ".a:not(.gone):hover::before{color:red}", '<p class="a">'],
  ["one of several selectors", ".gone p,.a{color:red}", '<p class="a">'],
  ["elements of any class", "p>a[href$='.gone']{color:red}", "<p>"],
  ["one class of several", ":is(.gone,.a) li{color:red}", '<p class="a">'],
  ["a class with signs", ".\\[\\&\\>svg\\]\\:mt-0\\.5>svg{color:red}", '<p class="[&amp;&gt;svg]:mt-0.5">'],
  ["a class that begins with a figure", ".\\32 xl\\:p-1{color:red}", '<p class="2xl:p-1">'],
  ["braces in a string", '.a:after{content:"}.b{"}', '<p class="a">'],
  ["a part of a sheet", "@layer b{@media (width>=1px){.a{color:red}}}", '<p class="a">'],
  ["an animation that is run", ".a{animation:x 1s}@keyframes x{to{color:red}}", '<p class="a">'],
  ["a face", '@font-face{font-family:"A";src:url(a.woff2)}', "<p>"],
  ["the order of layers", "@layer a,b;", "<p>"],
])("the style for %s is there as it was", (_, css, html) => {
  expect(used(css, html)).toBe(css)
})

test.each([
  ["a class that no element has", ".gone{color:red}", '<p class="a">gone'],
  ["a class inside of another one", ".a .gone{color:red}", '<p class="a">'],
  ["a class with a longer name", ".a{color:red}", '<p class="a-b">'],
  ["classes of which there is none", ".a:is(.gone,.away){color:red}", '<p class="a">'],
  ["what holds such an element", ".a:has(.gone){color:red}", '<p class="a">'],
  ["a part of a sheet that is empty then", "@layer b{@media print{.gone{color:red}}}", "<p>"],
  ["an animation that nothing runs", ".gone{animation:x 1s}@keyframes x{to{color:red}}", "<p>"],
  ["a property that nothing reads", '@property --x{syntax:"*";inherits:false}', "<p>"],
])("the style for %s is not", (_, css, html) => {
  expect(used(css, html)).toBe("")
})
