/** What opens above the game would stand behind it. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}
