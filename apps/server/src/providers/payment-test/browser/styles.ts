/** The look of the fields, in the colours and corners of the site. */
export const styles = `
.test-payment { overflow: hidden; border: 1px solid var(--border-strong, var(--border)); border-radius: var(--r-card); }
.test-payment-band { margin: 0; padding: 12px 16px; background: var(--warning-soft); font-size: 15px; font-weight: 700; line-height: 22px; }
.test-payment-card { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px 12px; padding: 20px 16px 0; }
.test-payment-card > :first-child { grid-column: 1 / -1; }
.test-payment-card label { display: block; margin-bottom: 6px; font-size: 14px; font-weight: 600; }
.test-payment-card input { box-sizing: border-box; width: 100%; height: 44px; padding: 0 14px; border: 1px solid var(--border-strong); border-radius: var(--r-md); background: var(--surface); color: var(--text); font: inherit; font-size: 16px; scroll-margin-block: 24px 96px; }
.test-payment-card input::placeholder { color: var(--muted); opacity: 1; }
.test-payment-card input[aria-invalid] { border-color: var(--danger); }
.test-payment-card input:disabled, .test-payment-cards button:disabled { opacity: 0.6; cursor: not-allowed; }
.test-payment-card p { display: flex; gap: 6px; margin: 5px 0 0; font-size: 13px; line-height: 18px; color: var(--danger); }
.test-payment-card p::before { content: "!" / ""; flex: none; width: 15px; height: 15px; margin-top: 1px; border: 1.5px solid; border-radius: 50%; font-size: 10px; font-weight: 700; line-height: 12px; text-align: center; }
.test-payment-cards { display: flex; flex-wrap: wrap; gap: 8px; padding: 16px; }
.test-payment-cards > span { flex: 1 0 100%; font-size: 14px; line-height: 20px; color: var(--muted); }
.test-payment-cards [aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.test-payment-confirm { width: min(460px, calc(100vw - 32px)); padding: 24px; border: 0; border-radius: var(--r-lg); background: var(--surface); color: var(--text); box-shadow: var(--shadow-overlay); }
.test-payment-confirm::backdrop { background: rgb(0 0 0 / 0.5); }
.test-payment-confirm h2 { margin: 0 0 12px; font-size: 24px; line-height: 30px; }
.test-payment-confirm div { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; margin-top: 24px; }
@media (width <= 768px) {
  .test-payment-card { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .test-payment-card > :last-child { grid-column: 1 / -1; }
}
`;
