//! Keys of the texts in `contact.ftl`.

keys! {
    SUPPORT_FAILED_TITLE = "support-failed-title";
    SUPPORT_NOBODY = "support-nobody";
    SUPPORT_BLOCKED = "support-blocked";
    CHAT_HOURS_OPEN = "chat-hours-open";
    CHAT_HOURS_CLOSED = "chat-hours-closed";
    CHAT_QUEUE = "chat-queue";
    CHAT_NEXT = "chat-next";
    CHAT_WITH = "chat-with";
    CHAT_CLOSED = "chat-closed";
    CHAT_CLOSED_BY_OPERATOR = "chat-closed-by-operator";
    CHAT_CLOSED_BY_CUSTOMER = "chat-closed-by-customer";
    CHAT_CLOSED_WHEN_IDLE = "chat-closed-when-idle";
    CHAT_TAKEN_OVER = "chat-taken-over";
    CHAT_TOO_LONG = "chat-too-long";
    ERROR_CONVERSATION_STATE = "error-conversation-state";
    ERROR_CONVERSATION_FULL = "error-conversation-full";
    ERROR_VISITOR_UNKNOWN = "error-visitor-unknown";
    BROWSER_OLD = "browser-old";
    DOMAINS_SPEED = "domains-speed";
    DOWNLOAD_OPEN = "download-open";
    DOWNLOAD_START = "download-start";
    DOWNLOAD_HOME_SCREEN = "download-home-screen";
    DOWNLOAD_IOS_OPEN = "download-ios-open";
    DOWNLOAD_IOS_SHARE = "download-ios-share";
    DOWNLOAD_IOS_FILE = "download-ios-file";
    DOWNLOAD_CONFIG_ALLOW = "download-config-allow";
    DOWNLOAD_CONFIG_INSTALL = "download-config-install";
    DOWNLOAD_ANDROID_OPEN = "download-android-open";
    DOWNLOAD_ANDROID_MENU = "download-android-menu";
    DOWNLOAD_ANDROID_FILE = "download-android-file";
}
