// What "Paper Calendar" asks before it gives anything to the desk.
import { html, type Html } from '../pages/html.ts';

export function consentBody(requestId: string, formToken: Html): Html {
  return html`
    <p><strong>Table desk</strong> asks to see the entries of one of your calendars.</p>
    <form method="post" action="/authorize">
      ${formToken}
      <input type="hidden" name="request" value="${requestId}" />
      <fieldset>
        <legend>Which one?</legend>
        <label class="choice">
          <input type="radio" name="calendar" value="home" checked /> Home
        </label>
        <label class="choice"><input type="radio" name="calendar" value="work" /> Work</label>
      </fieldset>
      <div class="buttons">
        <button class="main" name="decision" value="allow">Allow</button>
        <button name="decision" value="deny">Do not allow</button>
      </div>
    </form>
    <p class="soft">
      Paper Calendar is part of the demo and runs on this computer. Its calendars are made up, so it
      lets everybody in.
    </p>
  `;
}
